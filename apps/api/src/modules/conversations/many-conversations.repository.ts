import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import { arePartedSql } from '../../viewing/visibility.ts';
import { previewOf } from './last-message.ts';

/**
 * One account writes to many at once, each in the conversation of the two. What one message does to its conversation (see
 * `take-sequence.ts`, `unread.repository.ts` and `last-message.ts`) is done here by one statement for all of them.
 */

/**
 * Makes the conversations of an account with others; returns their ids by the other account. One that somebody else has
 * made since the caller looked is missing. In the order of their pairs, so that two of these wait for each other in turn.
 */
export const insertPrivateConversations = async (
  db: Transaction,
  me: string,
  others: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (others.length === 0) return new Map();
  const { rows } = await sql<{ id: string; other: string }>`
    with made as (
      insert into conversations (id, kind, first_user_id, second_user_id)
      select id, 'private', least(other, ${me}::uuid), greatest(other, ${me}::uuid)
      from unnest(${others.map(() => newId())}::uuid[], ${others}::uuid[]) as pair (id, other) order by 3, 4
      on conflict (first_user_id, second_user_id) do nothing
      returning id, first_user_id, second_user_id),
    members as (
      insert into conversation_members (conversation_id, user_id)
      select id, first_user_id from made union all select id, second_user_id from made)
    select id, case when first_user_id = ${me}::uuid then second_user_id else first_user_id end as other from made`.execute(
    db,
  );
  return new Map(rows.map(({ id, other }) => [other, id]));
};

/**
 * Locks those of some conversations in which nobody writes or reads just now, as {@link takeSequence} locks one. Whoever
 * holds many must not wait for one of them: it would be held up by, and hold up, who waits for another.
 */
export const lockQuietConversations = async (db: Transaction, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
};

export interface OtherSide {
  conversationId: string;
  userId: string;
  /** It has muted the conversation, or keeps it among its requests. */
  isMuted: boolean;
  /** Either of the two blocks the other. */
  isParted: boolean;
}

/**
 * The other sides of conversations. They must be locked before: who blocks locks them too, so that a block that was there
 * first is seen here.
 */
export const listOtherSides = async (db: Transaction, ids: readonly string[], me: string): Promise<OtherSide[]> => {
  const { rows } = await sql<OtherSide>`
    select conversation_id as "conversationId", user_id as "userId", is_muted or is_request as "isMuted",
      ${arePartedSql(sql`user_id`, sql`${me}::uuid`)} as "isParted"
    from conversation_members where conversation_id = any(${ids}::uuid[]) and user_id <> ${me}`.execute(db);
  return rows;
};

interface Shown {
  senderId: string;
  /** What may stand in a list. */
  text: string;
  createdAt: Date;
  messages: ReadonlyArray<{ id: string; conversationId: string }>;
}

/**
 * Takes the next sequence of each conversation, shows a message as its last one, and counts it as unread for the other
 * side. Returns the sequences by conversation.
 */
export const showInConversations = async (
  db: Transaction,
  { senderId, text, createdAt, messages }: Shown,
): Promise<ReadonlyMap<string, bigint>> => {
  const ids = messages.map(({ id }) => id);
  const conversationIds = messages.map(({ conversationId }) => conversationId);
  const { rows } = await sql<{ id: string; sequence: bigint }>`
    with given as materialized (
      select * from unnest(${ids}::uuid[], ${conversationIds}::uuid[]) as given (id, conversation_id)),
    sides as (
      update conversation_members side set last_message_at = ${createdAt}::timestamptz,
        is_archived = side.is_archived and side.is_muted,
        unread_count = side.unread_count + (side.user_id <> ${senderId}::uuid)::int
      from given where side.conversation_id = given.conversation_id)
    update conversations talk set last_sequence = talk.last_sequence + 1, last_message_id = given.id,
      last_message = ${previewOf(text)}::text, last_sender_id = ${senderId}::uuid,
      last_message_created_at = ${createdAt}::timestamptz
    from given where talk.id = given.conversation_id
    returning talk.id, talk.last_sequence as sequence`.execute(db);
  return new Map(rows.map(({ id, sequence }) => [id, sequence]));
};
