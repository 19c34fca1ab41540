import type { Author, Message } from '@barg/contract';
import type { Selectable } from 'kysely';
import type { MessagesTable } from '../../platform/database/talk-tables.ts';
import { fromHundredths } from '../../platform/money.ts';
import { authorOf } from '../users/author.ts';

export type MessageRow = Selectable<MessagesTable>;

/** A deleted message keeps its place and loses everything else: whatever it was, it is an empty text. */
export const presentMessage = (row: MessageRow, authors: ReadonlyMap<string, Author>): Message => ({
  _id: row.id,
  conversationId: row.conversation_id,
  sequence: Number(row.sequence),
  type: row.is_deleted ? 'text' : row.type,
  text: row.is_deleted ? '' : row.text,
  amount: row.is_deleted || row.amount === null ? null : fromHundredths(row.amount),
  senderId: row.sender_id,
  sender: authorOf(authors, row.sender_id),
  isDeleted: row.is_deleted,
  createdAt: row.created_at.toISOString(),
});
