import { sql } from 'kysely';
import { rewriteEvents } from '../../realtime/scope-log.ts';
import { newId } from '../../platform/ids.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { MessagesTable } from '../../platform/database/talk-tables.ts';
import { together } from '../../platform/together.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { isBoughtSql } from './paid-messages.repository.ts';
import { publicText } from './messages.presenter.ts';
import { rewriteLastMessage, showLastMessage } from '../conversations/last-message.ts';

/** After it was sent, by the database's clock. */
const EDITABLE_FOR = "interval '15 minutes'";

export interface MessagePage {
  limit: number;
  offset: number;
  /** Only messages below this sequence. */
  before?: number;
}

/** The messages of a conversation, the newest first; one more than `limit`, to know whether there are more. */
export const listMessages = (db: Queryable, conversationId: string, { limit, offset, before }: MessagePage) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('sequence', '<', BigInt(before ?? 0)))
    .orderBy('sequence', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute();

/** The messages that follow a sequence, in their order; one more than `limit`, to know whether there are more. */
export const listNewerMessages = (
  db: Queryable,
  conversationId: string,
  { limit, after }: { limit: number; after: number },
) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sequence', '>', BigInt(after))
    .orderBy('sequence')
    .limit(limit + 1)
    .execute();

/** The last `limit` messages between two sequences, the first included and the second not, in their order. */
export const listBetween = async (
  db: Queryable,
  conversationId: string,
  { from, to, limit }: { from: number; to: number; limit: number },
) => {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sequence', '>=', BigInt(from))
    .where('sequence', '<', BigInt(to))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
};

export const countMessages = (db: Queryable, conversationId: string): Promise<number> =>
  countUpTo(db, db.selectFrom('messages').where('conversation_id', '=', conversationId));

export const findMessage = (db: Queryable, messageId: string) =>
  db.selectFrom('messages').selectAll().where('id', '=', messageId).executeTakeFirst();

/**
 * {@link findMessage}, locked until the commit: whoever deletes or changes it comes before, or waits. For whoever tells
 * its words, or keeps them.
 */
export const holdMessage = (db: Transaction, messageId: string) =>
  db.selectFrom('messages').selectAll().where('id', '=', messageId).forNoKeyUpdate().executeTakeFirst();

/** The message that a sender's page has made with this key, if it is stored. */
export const findByClientKey = (db: Queryable, senderId: string, clientKey: string) =>
  db
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();

/** Whether a message, deleted or not, is of a conversation. */
export const isInConversation = async (db: Queryable, messageId: string, conversationId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return row !== undefined;
};

export interface NewMessage {
  conversationId: string;
  sequence: number;
  senderId: string;
  type: MessagesTable['type'];
  text: string;
  amount: bigint | null;
  price?: bigint;
  clientKey?: string | null;
  replyToId?: string | null;
  /** Of the page that it links to. */
  previewId?: string | null;
  /** Of what is sold: whether the words are free. By its files unless said otherwise. */
  isTextFree?: boolean | undefined;
}

/** Where files are sold, the words beside them are free; without files the words are what is sold. */
export const isTextFree = ({ type, price = 0n }: Pick<NewMessage, 'type' | 'price'>): boolean =>
  price > 0n && type !== 'text';

/**
 * Inserts a message and makes it the conversation's last one, in one round trip: the conversation is locked meanwhile.
 * Id and time are made after its sequence is taken, so that all three have the same order.
 */
export const insertMessage = async (db: Transaction, message: NewMessage) => {
  const values = {
    id: newId(),
    conversation_id: message.conversationId,
    sequence: BigInt(message.sequence),
    sender_id: message.senderId,
    type: message.type,
    text: message.text,
    amount: message.amount,
    price: message.price ?? 0n,
    is_text_free: message.isTextFree ?? isTextFree(message),
    client_key: message.clientKey ?? null,
    reply_to_id: message.replyToId ?? null,
    link_preview_id: message.previewId ?? null,
    created_at: new Date(),
  };
  const [row] = await together([
    db.insertInto('messages').values(values).returningAll().executeTakeFirstOrThrow(),
    showLastMessage(db, { ...values, text: publicText(values) }),
  ]);
  return row;
};

/** A message of a mass message whose place in its conversation is taken already. */
export interface PlacedMessage {
  id: string;
  conversation_id: string;
  sequence: bigint;
  sender_id: string;
  type: MessagesTable['type'];
  text: string;
  price: bigint;
  campaign_id: string;
  created_at: Date;
}

/** Inserts many. Their conversations show them by {@link showInConversations}. */
export const insertMessages = async (db: Transaction, messages: readonly PlacedMessage[]) =>
  db
    .insertInto('messages')
    .values(messages.map((message) => ({ ...message, is_text_free: isTextFree(message) })))
    .returningAll()
    .execute();

/** Up to `limit` messages that can still be deleted, of one sender or of all: nobody has bought them. */
export const listDeletable = (db: Queryable, conversationId: string, senderId: string | null, limit: number) =>
  db
    .selectFrom('messages')
    .select(['id', 'price', 'sender_id'])
    .where('conversation_id', '=', conversationId)
    .where('is_deleted', '=', false)
    .where(({ eb, or }) => or([eb('price', '=', 0n), sql<boolean>`not ${isBoughtSql(sql.ref('messages.id'))}`]))
    .$if(senderId !== null, (query) => query.where('sender_id', '=', senderId ?? ''))
    .orderBy('sequence')
    .limit(limit)
    .execute();

/** Empties the text of a message; undefined when it was deleted before. */
export const markDeleted = (db: Transaction, messageId: string) =>
  db
    .updateTable('messages')
    .set({ is_deleted: true, text: '', link_preview_id: null })
    .where('id', '=', messageId)
    .where('is_deleted', '=', false)
    .returningAll()
    .executeTakeFirst();

/** Changes the text of a message as long as that is possible; undefined once it is late, and when it was deleted. */
export const rewriteText = (
  db: Transaction,
  messageId: string,
  { text, previewId }: { text: string; previewId: string | null },
) =>
  db
    .updateTable('messages')
    .set({ text, link_preview_id: previewId, edited_at: sql<Date>`now()` })
    .where('id', '=', messageId)
    .where('is_deleted', '=', false)
    .where('created_at', '>', sql<Date>`now() - ${sql.raw(EDITABLE_FOR)}`)
    .returningAll()
    .executeTakeFirst();

/** Restores the text of a removed message; undefined when it was not removed, or its sender's account is deleted. */
export const markRestored = (db: Transaction, messageId: string, text: string) =>
  db
    .updateTable('messages')
    .set({ is_deleted: false, text })
    .where('id', '=', messageId)
    .where('is_deleted', '=', true)
    .where(sql<boolean>`exists (select from users where id = messages.sender_id and deleted_at is null)`)
    .returningAll()
    .executeTakeFirst();

interface StoredMessage {
  id: string;
  conversation_id: string;
  sequence: bigint;
  text: string;
  price: bigint;
  is_text_free: boolean;
}

/** Removes a deleted message's text from the list of conversations and the events kept for the catch-up. */
export const forgetText = async (
  db: Transaction,
  message: StoredMessage,
  { scope, replacement }: { scope: string; replacement: object },
): Promise<void> => {
  await rewriteLastMessage(db, { ...message, text: '' });
  await rewriteEvents(db, { scope, sequence: message.sequence, id: message.id }, replacement);
};

/** Puts a message's text, restored or changed, in the list of conversations and in the events that show it. */
export const replaceText = async (
  db: Transaction,
  message: StoredMessage,
  { scope, replacement }: { scope: string; replacement: object },
): Promise<void> => {
  await rewriteLastMessage(db, { ...message, text: publicText(message) });
  await rewriteEvents(db, { scope, sequence: message.sequence, id: message.id }, replacement);
};
