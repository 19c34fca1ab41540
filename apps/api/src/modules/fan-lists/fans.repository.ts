import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { foundIdsSql } from '../../shared/bounded-search.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import { isInListSql, type NarrowingList } from './audience.ts';
import { meetsSql } from './fan-rules.ts';
import type { FanRule } from './fan-rules.schema.ts';
import { selectFans } from './fans-there.ts';

export interface FanFilter {
  performerId: string;
  /** Words in the fan's name or username. */
  q: string;
  list: NarrowingList | null;
  rules: readonly FanRule[];
}

/** SQL: whether a fan is among those whose name holds the words, the latest where many have it. */
const isNamedSql = ({ performerId, q }: FanFilter) =>
  sql<boolean>`fans.fan_id = any(${foundIdsSql({
    first: sql`select users.id, users.search_text from fans join users on users.id = fans.fan_id
      where fans.performer_id = ${performerId} order by fans.since desc, fans.fan_id desc`,
    matches: sql`it.search_text like ${toLikePattern(q)}`,
    all: sql`from users it where exists (
      select from fans where performer_id = ${performerId} and fan_id = it.id offset 0)`,
  })})`;

const matching = (db: Queryable, filter: FanFilter) =>
  selectFans(db, filter.performerId)
    .where(meetsSql(filter.rules))
    .$if(filter.list !== null, (query) => query.where(filter.list ? isInListSql(filter.list) : sql<boolean>`true`))
    .$if(filter.q !== '', (query) => query.where(isNamedSql(filter)));

export const countFans = (db: Queryable, filter: FanFilter): Promise<number> => countUpTo(db, matching(db, filter));

export interface FanPage {
  sort: 'newest' | 'spent';
  limit: number;
  /** The sort value of the last fan of the page before, and his id. */
  after: readonly [string, string] | null;
}

/** One more than `limit` fans of a performer, with what is between the two. */
export const listFans = (db: Queryable, filter: FanFilter, { sort, limit, after }: FanPage) => {
  const column = sort === 'newest' ? 'fans.since' : 'fans.spent';
  return withSurroundings(matching(db, filter))
    .$if(after !== null, (query) =>
      query.where(
        sort === 'newest'
          ? sql<boolean>`(fans.since, fans.fan_id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`
          : sql<boolean>`(fans.spent, fans.fan_id) < (${after?.[0]}::bigint, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy(column, 'desc')
    .orderBy('fans.fan_id', 'desc')
    .limit(limit + 1)
    .execute();
};

/** The subscription, the conversation as the performer has it, and the lists that hold the fan. */
const withSurroundings = (query: ReturnType<typeof selectFans>) =>
  query
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.user_id', '=', 'fans.fan_id')
        .onRef('subscriptions.performer_id', '=', 'fans.performer_id'),
    )
    .leftJoin('conversations', (join) =>
      join
        .on('conversations.first_user_id', '=', sql<string>`least(fans.fan_id, fans.performer_id)`)
        .on('conversations.second_user_id', '=', sql<string>`greatest(fans.fan_id, fans.performer_id)`),
    )
    .leftJoin('conversation_members as mine', (join) =>
      join.onRef('mine.conversation_id', '=', 'conversations.id').onRef('mine.user_id', '=', 'fans.performer_id'),
    )
    .select(['fans.fan_id', 'fans.since', 'fans.spent', 'fans.last_bought_at'])
    .select(['subscriptions.current_period_end', 'conversations.id as conversation_id'])
    .select(['mine.last_message_at', 'mine.note'])
    .select(isRunningSql().as('is_running'))
    .select(
      sql<boolean>`exists (select from follows
        where follower_id = fans.fan_id and follows.performer_id = fans.performer_id)`.as('is_following'),
    )
    .select(
      sql<string[]>`array(select fan_lists.id from fan_list_members
        join fan_lists on fan_lists.id = fan_list_members.list_id
        where fan_list_members.fan_id = fans.fan_id and fan_lists.performer_id = fans.performer_id
        order by fan_lists.id)`.as('list_ids'),
    );

export type FanRow = Awaited<ReturnType<typeof listFans>>[number];
