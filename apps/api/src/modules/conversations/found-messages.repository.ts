import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isReachableSql } from '../../viewing/visibility.ts';
import { isInListSql, isOfListSql, type ConversationNarrowing } from './narrowing.ts';

/** Messages that are found at most, the latest. */
const MOST_FOUND = 1_000;

/** SQL: whether the conversation of `m` exists for the member, and is in the list. */
const isListedSql = (member: Member, narrowing: ConversationNarrowing) => sql`exists (
  select from conversation_members mine
    join conversation_members theirs
      on theirs.conversation_id = mine.conversation_id and theirs.user_id <> mine.user_id
    join users other on other.id = theirs.user_id
  where mine.conversation_id = m.conversation_id and mine.user_id = ${member.account.id}::uuid
    and ${isReachableSql(member, sql.ref('other.id'))}
    and ${isInListSql(narrowing, member)} and ${isOfListSql(narrowing, member)} offset 0)`;

/** SQL: whether the member may read the text of `m`: it costs nothing, or the member has written or bought it. */
const isOpenSql = ({
  account,
}: Member) => sql`(m.price = 0 or m.is_text_free or m.sender_id = ${account.id}::uuid or exists (
  select from purchases where user_id = ${account.id}::uuid and item_type = 'message' and item_id = m.id))`;

/**
 * SQL: the member's messages with the words, as far as it may read them; never deleted ones. What has the words is found
 * first, by its index: for the latest of all the planner would rather walk through everybody's messages, from the newest
 * on, wherever it takes the words for common.
 */
const foundSql = (member: Member, narrowing: ConversationNarrowing) => sql`
  with m as materialized (
    select id, conversation_id, sender_id, price, is_text_free from messages
    where member_ids @> array[${member.account.id}::uuid] and not is_deleted
      and search_text like ${toLikePattern(narrowing.q)}
  )
  select m.id from m where ${isOpenSql(member)} and ${isListedSql(member, narrowing)}
  order by m.id desc limit ${sql.lit(MOST_FOUND)}`;

export interface FoundMessage {
  id: string;
  conversation_id: string;
  sequence: bigint;
  sender_id: string;
  text: string;
  created_at: Date;
}

/** How many messages are found, a thousand at most. */
export const countFound = async (db: Queryable, member: Member, narrowing: ConversationNarrowing): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${foundSql(member, narrowing)}) found`.execute(db);
  return rows[0]?.total ?? 0;
};

/** A page of the messages that are found, the latest first. */
export const listFound = async (
  db: Queryable,
  member: Member,
  { limit, offset, ...narrowing }: ConversationNarrowing & { limit: number; offset: number },
): Promise<FoundMessage[]> => {
  const { rows } = await sql<FoundMessage>`
    select id, conversation_id, sequence, sender_id, text, created_at from messages
    where id in (select id from (${foundSql(member, narrowing)}) found limit ${limit} offset ${offset})
    order by id desc`.execute(db);
  return rows;
};
