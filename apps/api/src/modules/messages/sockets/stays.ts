import { sql } from 'kysely';
import type { Farewell } from '../../../realtime/presence.ts';
import type { FindsStays } from '../../../realtime/connection.ts';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import { findStaying } from '../../../viewing/asked-streams.ts';
import { eyesOf, isReachableToSql } from '../../../viewing/visibility.ts';

/** Members stay in a conversation as long as they may open it: until the other one blocks them. */
export const conversationStays: FindsStays = async (db, joined) => {
  const accounts = joined.map(({ onlooker }) => onlooker.account?.id ?? null);
  const eyes = joined.map(({ onlooker }) => eyesOf(onlooker));
  const onlooker = { id: sql.ref('asking.id'), country: sql.ref('asking.country') };
  const other = sql`(case when conversations.first_user_id = asking.account_id then conversations.second_user_id
    else conversations.first_user_id end)`;
  const rows = await db
    .selectFrom(
      sql<{ place: string }>`unnest(${joined.map(({ id }) => id)}::uuid[], ${accounts}::uuid[],
        ${eyes.map(({ id }) => id)}::uuid[], ${eyes.map(({ country }) => country)}::text[]) with ordinality`.as<'asking'>(
        sql`asking (conversation_id, account_id, id, country, place)`,
      ),
    )
    .innerJoin('conversations', (join) => join.on(sql<boolean>`conversations.id = asking.conversation_id`))
    .select(sql<number>`asking.place::int`.as('place'))
    .where(sql<boolean>`asking.account_id in (conversations.first_user_id, conversations.second_user_id)`)
    .where(isReachableToSql(onlooker, other))
    .execute();
  const staying = new Set(rows.map(({ place }) => place));
  return joined.map((_, at) => ({ mayStay: staying.has(at + 1) }));
};

/** What the windows of those are told who may not stay, so that they close the stream. */
const farewells = async (db: Queryable, streamIds: readonly string[]): Promise<ReadonlyMap<string, Farewell>> => {
  if (streamIds.length === 0) return new Map();
  const rows = await db.selectFrom('streams').select(['id', 'performer_id']).where('id', 'in', streamIds).execute();
  return new Map(
    rows.map(({ id, performer_id }) => [
      id,
      { name: 'stream.ended', data: { streamId: id, performerId: performer_id } },
    ]),
  );
};

export const streamStays: FindsStays = async (db, joined) => {
  const staying = await findStaying(
    db,
    joined.map(({ id, onlooker }) => ({ streamId: id, onlooker })),
  );
  const told = await farewells(db, [...new Set(joined.flatMap(({ id }, at) => (staying[at] ? [] : [id])))]);
  return joined.map(({ id }, at) => ({ mayStay: staying[at] === true, farewell: told.get(id) }));
};
