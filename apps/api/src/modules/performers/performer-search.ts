import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { foundIdsSql } from '../../shared/bounded-search.ts';
import { countUpToSql } from '../../shared/count-up-to.ts';
import { toLikePattern, toSearchText } from '../../shared/search-text.ts';
import { isLiving } from '../../viewing/living-account.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { loadPerformerCards, type PerformerCard } from './performer-card.ts';
import { drawPerformers } from './performers.repository.ts';

export interface PerformerSearch {
  q: string;
  sort: 'popular' | 'newest';
  limit: number;
  offset: number;
}

/** SQL: whether a performer's name, username or craft contains the words, or something of similar spelling. */
const bears = (q: string): RawBuilder<boolean> => sql<boolean>`(it.search_text like ${toLikePattern(q)}
  or ${toSearchText(q)}::text <<% it.search_text)`;

/** SQL: rank of a match: names that begin with the words, then those that contain them, then similar ones. */
const closeness = (q: string): RawBuilder<number> => sql<number>`case
  when ${toSearchText(q)}::text = users.username or users.search_text like ${toLikePattern(q).slice(1)} then 0
  when users.search_text like ${toLikePattern(q)} then 1 else 2 end`;

const orders = {
  popular: sql`follower_count desc`,
  newest: sql`created_at desc`,
};

interface Found {
  ids: string[];
  total: number;
}

const shownTo = (onlooker: Onlooker): RawBuilder<unknown> => sql`performers
  join users on users.id = performers.user_id
  where performers.verified_at is not null and users.username is not null and ${isLiving()}
    and ${isVisibleSql(onlooker, sql`users.id`)}`;

/** SQL: those of {@link shownTo}, each looked up on its own, so that the count begins with the index of the verified. */
const verifiedSql = (onlooker: Onlooker): RawBuilder<unknown> => sql`select from (
    select user_id from performers where verified_at is not null order by follower_count desc, user_id offset 0
  ) performers where exists (
    select from users where users.id = performers.user_id and users.username is not null and ${isLiving()}
      and ${isVisibleSql(onlooker, sql`users.id`)} offset 0)`;

/** Without words: all of them, in the order of an index. */
const all = ({ sort, limit, offset }: PerformerSearch, onlooker: Onlooker) => sql<Found>`
  select (${countUpToSql(verifiedSql(onlooker))}) as total,
    array(select performers.user_id from ${shownTo(onlooker)}
      order by performers.${orders[sort]}, performers.user_id limit ${limit} offset ${offset}) as ids`;

/** SQL: performers who match; where many do, the best known or the newest, as they are sorted. */
const bearersSql = (q: string, sort: PerformerSearch['sort']): RawBuilder<string[]> =>
  foundIdsSql({
    first: sql`select users.id, users.search_text from performers join users on users.id = performers.user_id
      where performers.verified_at is not null order by performers.${orders[sort]}, performers.user_id`,
    matches: bears(q),
    all: sql`from users it where it.role = 'performer' and it.deleted_at is null`,
    exact: sql`select id from users where username = ${toSearchText(q)}`,
  });

const found = ({ q, sort, limit, offset }: PerformerSearch, onlooker: Onlooker) => sql<Found>`
  with found as materialized (
    select users.id, performers.follower_count, performers.created_at, ${closeness(q)} as closeness
    from ${shownTo(onlooker)} and users.id = any(${bearersSql(q, sort)})
  )
  select (select count(*)::int from found) as total,
    array(select id from found order by closeness, ${orders[sort]}, id limit ${limit} offset ${offset}) as ids`;

/**
 * Verified performers whose name, username or craft matches, the closest first, then the best known or newest. Matches
 * are found once for page and total; cards are loaded for the page only.
 */
export const searchPerformers = async (
  { db, lists }: Pick<Context, 'db' | 'lists'>,
  search: PerformerSearch,
  onlooker: Onlooker,
): Promise<{ data: PerformerCard[]; total: number }> => {
  const { rows } = await (search.q === '' ? all(search, onlooker) : found(search, onlooker)).execute(lists);
  const [{ ids, total } = { ids: [], total: 0 }] = rows;
  return { data: await loadCardsInOrder(db, ids, onlooker), total };
};

const loadCardsInOrder = async (
  db: Queryable,
  ids: readonly string[],
  onlooker: Onlooker,
): Promise<PerformerCard[]> => {
  const cards = await loadPerformerCards(db, ids, onlooker);
  return ids.flatMap((id) => cards.get(id) ?? []);
};

/** Performers by chance, whom the onlooker does not follow. */
export const randomPerformers = async (
  { db, lists }: Pick<Context, 'db' | 'lists'>,
  limit: number,
  onlooker: Onlooker,
): Promise<PerformerCard[]> => loadCardsInOrder(db, await drawPerformers(lists, limit, onlooker), onlooker);
