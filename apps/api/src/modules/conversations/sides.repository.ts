import type { Transaction } from '../../platform/database/tables.ts';
import type { ConversationChanges } from './conversations.schema.ts';

interface Side {
  conversationId: string;
  userId: string;
}

/** What a member has written at its side of a conversation, locked until the transaction ends. */
export const lockSide = (db: Transaction, { conversationId, userId }: Side) =>
  db
    .selectFrom('conversation_members')
    .select(['name', 'note'])
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Changes a member's side of a conversation; fields that are not given stay. Returns the side as it is then. */
export const updateSide = (
  db: Transaction,
  { conversationId, userId }: Side,
  { muted, pinned, archived, accepted, name, note }: Omit<ConversationChanges, 'basedOn'>,
) =>
  db
    .updateTable('conversation_members')
    .set(({ ref }) => ({
      is_muted: muted ?? ref('is_muted'),
      is_pinned: pinned ?? ref('is_pinned'),
      is_archived: archived ?? ref('is_archived'),
      name: name ?? ref('name'),
      note: note ?? ref('note'),
      ...(accepted && { answered_at: new Date(), is_stranger: false, is_request: false }),
    }))
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .returning(['is_muted', 'is_pinned', 'is_archived', 'name', 'note'])
    .executeTakeFirst();
