import type { Author, Message, MessageFile } from '@barg/contract';
import type { Selectable } from 'kysely';
import type { MessagesTable } from '../../platform/database/talk-tables.ts';
import { fromHundredths } from '../../platform/money.ts';
import { authorOf } from '../../viewing/author.ts';
import type { MessageFileRow } from './message-files.repository.ts';

export type MessageRow = Selectable<MessagesTable>;

/** Without URLs: a message is the same for all its readers, a URL is signed for one of them. */
const presentFile = (row: MessageFileRow): MessageFile => ({
  _id: row.id,
  type: row.kind === 'message-video' ? 'video' : 'photo',
  status: row.status,
  width: row.width,
  height: row.height,
  durationMs: row.duration_ms,
  thumbhash: row.thumbhash,
});

/** The authors and files of a page of messages. */
export interface Surroundings {
  authors: ReadonlyMap<string, Author>;
  files: ReadonlyMap<string, readonly MessageFileRow[]>;
}

/** A deleted message keeps its place only: it is presented as an empty text. */
export const presentMessage = (row: MessageRow, { authors, files }: Surroundings): Message => ({
  _id: row.id,
  conversationId: row.conversation_id,
  sequence: Number(row.sequence),
  type: row.is_deleted ? 'text' : row.type,
  text: row.is_deleted ? '' : row.text,
  amount: row.is_deleted || row.amount === null ? null : fromHundredths(row.amount),
  files: row.is_deleted ? [] : (files.get(row.id) ?? []).map(presentFile),
  senderId: row.sender_id,
  sender: authorOf(authors, row.sender_id),
  isDeleted: row.is_deleted,
  createdAt: row.created_at.toISOString(),
});
