import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { holdsWords, toWordQuery } from '../../shared/search-words.ts';
import { hasLivingOwner, isLiving } from '../access/living-account.ts';
import { isOutSql } from '../access/post-times.ts';
import type { Onlooker } from '../blocking/onlooker.ts';
import { isVisibleSql } from '../blocking/visibility.ts';
import { countOf, isAfter, keyColumns, keysOf, newestFirst, type Page, type PostKey } from './feeds.pages.ts';

/** Of how many performers who bear a name the posts are found by it. */
const NAMESAKES = 20;
/** Counted so far: nobody reads on, and a common word would cost a scan. */
const MOST_COUNTED = 1000;

/**
 * Posts in whose open words all the words are found: locked ones are no part of `search_text`. By the index of words
 * first, since in the order of time a rare word would be looked for in every post; then sorted, and only as many as a
 * page takes are asked whether they exist for the onlooker: of a common word there are thousands. The offset parts the
 * two steps.
 */
const byWords = (onlooker: Onlooker, words: string, { limit, after }: Page): RawBuilder<PostKey> => sql<PostKey>`
  select ${keyColumns} from (
    select p.id, p.performer_id, p.published_at from (
      select p.* from feed_posts p where p.deleted_at is null and ${holdsWords(words)} offset 0
    ) p
    where ${isOutSql()} and ${isAfter(after)} ${newestFirst} offset 0
  ) p
  where ${hasLivingOwner('p.performer_id')} and ${isVisibleSql(onlooker, sql`p.performer_id`)}
  ${newestFirst} limit ${limit}`;

/** Posts of the best known performers in whose name the words stand; each gives a page from her own index. */
const byName = (onlooker: Onlooker, q: string, { limit, after }: Page): RawBuilder<PostKey> => sql<PostKey>`
  select ${keyColumns} from (
    select users.id from users join performers on performers.user_id = users.id
    where users.search_text like ${toLikePattern(q)} and performers.verified_at is not null and ${isLiving()}
      and ${isVisibleSql(onlooker, sql`users.id`)}
    order by performers.follower_count desc limit ${NAMESAKES}
  ) named cross join lateral (
    select p.id, p.performer_id, p.published_at from feed_posts p
    where p.performer_id = named.id and p.deleted_at is null and ${isOutSql()} and ${isAfter(after)}
    ${newestFirst} limit ${limit}) p
  ${newestFirst} limit ${limit}`;

/** Two index scans side by side: one condition with `or` over both tables would read every post. */
const found = (onlooker: Onlooker, q: string, words: string, page: Page): RawBuilder<PostKey> =>
  sql<PostKey>`(${byWords(onlooker, words, page)}) union (${byName(onlooker, q, page)})`;

/** A page of the posts in whose open words, or whose performer's name, all of `q` is found. */
export const searchPage = async (
  db: Queryable,
  onlooker: Onlooker,
  q: string,
  { limit, after }: Page,
): Promise<PostKey[]> => {
  const words = toWordQuery(q);
  if (words === null) return [];
  const posts = found(onlooker, q, words, { limit: limit + 1, after });
  const order = sql`order by "publishedAt" desc, id desc limit ${limit + 1}`;
  return keysOf(sql<PostKey>`select * from (${posts}) found ${order}`, db);
};

/** How many posts `searchPage` finds, up to a thousand. */
export const countFoundPosts = async (db: Queryable, onlooker: Onlooker, q: string): Promise<number> => {
  const words = toWordQuery(q);
  if (words === null) return 0;
  const posts = found(onlooker, q, words, { limit: MOST_COUNTED, after: null });
  return countOf(db, sql`select least(count(*), ${MOST_COUNTED}::int) as total from (${posts}) found`);
};
