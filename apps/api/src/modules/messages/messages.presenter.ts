import type { Author, LinkPreview, Message, MessageFile, MessageQuote, MessageReaction } from '@barg/contract';
import type { Selectable } from 'kysely';
import type { FileKind } from '../../platform/database/file-tables.ts';
import type { MessagesTable } from '../../platform/database/talk-tables.ts';
import { fromHundredths } from '../../platform/money.ts';
import { authorOf } from '../../viewing/author.ts';
import { previewOf } from '../conversations/last-message.ts';
import type { MessageFileRow } from './message-files.repository.ts';
import type { Buyer } from './paid-messages.repository.ts';
import { restIn } from './rest-of-price.ts';

export type MessageRow = Selectable<MessagesTable>;

/** What a file is in a message, by its kind. */
const TYPES: Partial<Record<FileKind, MessageFile['type']>> = {
  'message-video': 'video',
  'message-audio': 'audio',
  'message-file': 'file',
  'chat-video': 'video',
  'chat-audio': 'audio',
};

export const fileTypeOf = (kind: FileKind): MessageFile['type'] => TYPES[kind] ?? 'photo';

/** Without URLs: a message is the same for all its readers, a URL is signed for one of them. */
const presentFile = (row: MessageFileRow): MessageFile => ({
  _id: row.id,
  type: fileTypeOf(row.kind),
  status: row.status,
  width: row.width,
  height: row.height,
  durationMs: row.duration_ms,
  thumbhash: row.thumbhash,
  ...(row.kind === 'message-file' && { name: row.name, size: Number(row.size) }),
});

/** The authors, files and buyers of a page of messages, and who reads them. */
export interface Surroundings {
  /** Null: whoever has not paid. */
  readerId: string | null;
  authors: ReadonlyMap<string, Author>;
  files: ReadonlyMap<string, readonly MessageFileRow[]>;
  /** Those who have bought a message. */
  buyers: ReadonlyMap<string, readonly Buyer[]>;
  /** How many files of which locked messages the reader has bought before. */
  owned: ReadonlyMap<string, number>;
  /** Messages that others answer, by id. */
  quoted: ReadonlyMap<string, MessageRow>;
  reactions: ReadonlyMap<string, MessageReaction[]>;
  /** Of linked pages, by id. */
  previews: ReadonlyMap<string, LinkPreview>;
}

/** A paid message as it is shown to whoever has not paid: with files that nobody gets, and without text that is sold. */
export const lockMessage = ({ preview: _preview, paid: _paid, ...message }: Message): Message => ({
  ...message,
  isLocked: true,
  text: message.isTextFree ? message.text : '',
  // A name says what is in a document.
  files: message.files.map(({ name: _name, size: _size, ...file }) => file),
});

/** What a list of conversations and other shared copies may hold of a message. */
export const publicText = (row: Pick<MessageRow, 'price' | 'is_text_free' | 'text'>): string =>
  row.price > 0n && !row.is_text_free ? '' : row.text;

/** The same for both sides: what costs something is not told in it, even to whoever has paid. */
const presentQuote = (row: MessageRow): MessageQuote => ({
  _id: row.id,
  sequence: Number(row.sequence),
  senderId: row.sender_id,
  type: row.is_deleted ? 'text' : row.type,
  text: row.is_deleted ? '' : previewOf(publicText(row)),
  isDeleted: row.is_deleted,
  isPaid: !row.is_deleted && row.price > 0n,
});

/** What two people did with a message. Most have nothing of it, so what is not there is absent. */
const whatCameOfIt = (
  { id, reply_to_id, edited_at, link_preview_id }: MessageRow,
  { quoted, reactions, previews }: Surroundings,
): Pick<Message, 'replyTo' | 'reactions' | 'editedAt' | 'preview'> => {
  const answered = quoted.get(reply_to_id ?? '');
  const given = reactions.get(id);
  const preview = previews.get(link_preview_id ?? '');
  return {
    ...(answered && { replyTo: presentQuote(answered) }),
    ...(given && { reactions: given }),
    ...(edited_at && { editedAt: edited_at.toISOString() }),
    ...(preview && { preview }),
  };
};

/** What was paid for a message, where its buyer owned some of its files already. */
const paidFor = ({ id, price }: MessageRow, { buyers }: Surroundings): Pick<Message, 'paid'> => {
  const [buyer] = buyers.get(id) ?? [];
  return buyer && buyer.paid < price ? { paid: fromHundredths(buyer.paid) } : {};
};

/** A deleted message keeps its place only: it is presented as an empty text. */
const presentOpen = (row: MessageRow, around: Surroundings): Message => ({
  _id: row.id,
  conversationId: row.conversation_id,
  sequence: Number(row.sequence),
  type: row.is_deleted ? 'text' : row.type,
  text: row.is_deleted ? '' : row.text,
  amount: row.is_deleted || row.amount === null ? null : fromHundredths(row.amount),
  price: row.is_deleted || row.price === 0n ? null : fromHundredths(row.price),
  ...(row.is_text_free && !row.is_deleted && { isTextFree: true as const }),
  isLocked: false,
  isBought: !row.is_deleted && around.buyers.has(row.id),
  files: row.is_deleted ? [] : (around.files.get(row.id) ?? []).map(presentFile),
  senderId: row.sender_id,
  sender: authorOf(around.authors, row.sender_id),
  isDeleted: row.is_deleted,
  ...(around.readerId === row.sender_id && row.client_key !== null && { clientKey: row.client_key }),
  ...(!row.is_deleted && { ...paidFor(row, around), ...whatCameOfIt(row, around) }),
  createdAt: row.created_at.toISOString(),
});

/** A message as its reader may see it. */
export const presentMessage = (row: MessageRow, surroundings: Surroundings): Message => {
  const message = presentOpen(row, surroundings);
  const { readerId, buyers, owned } = surroundings;
  const isOpen =
    message.price === null ||
    (readerId !== null &&
      (readerId === row.sender_id || buyers.get(row.id)?.some(({ userId }) => userId === readerId)));
  return isOpen ? message : { ...lockMessage(message), ...restIn(message, owned) };
};
