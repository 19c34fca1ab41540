import { sql } from 'kysely';
import { together } from '../../platform/together.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

const PREVIEW_LENGTH = 140;

/** How a text begins, as lists and quotes show it. */
export const previewOf = (text: string): string => text.slice(0, PREVIEW_LENGTH).toWellFormed();

interface LastMessage {
  id: string;
  conversation_id: string;
  sender_id: string;
  text: string;
  created_at: Date;
}

/** Stores a message as the last one of its conversation. */
export const showLastMessage = async (db: Queryable, message: LastMessage): Promise<void> => {
  await together([
    db
      .updateTable('conversations')
      .set({
        last_message_id: message.id,
        last_message: previewOf(message.text),
        last_sender_id: message.sender_id,
        last_message_created_at: message.created_at,
      })
      .where('id', '=', message.conversation_id)
      .execute(),
    // Also in each member's row, so that the list is read in the order of an index. News bring an archived conversation
    // back, except for whoever has muted it.
    db
      .updateTable('conversation_members')
      .set({ last_message_at: message.created_at, is_archived: sql<boolean>`is_archived and is_muted` })
      .where('conversation_id', '=', message.conversation_id)
      .execute(),
  ]);
};

/** Updates the list of conversations after the last message of one was changed. */
export const rewriteLastMessage = async (
  db: Queryable,
  { id, conversation_id, text }: Pick<LastMessage, 'id' | 'conversation_id' | 'text'>,
): Promise<void> => {
  await db
    .updateTable('conversations')
    .set({ last_message: previewOf(text) })
    .where('id', '=', conversation_id)
    .where('last_message_id', '=', id)
    .execute();
};
