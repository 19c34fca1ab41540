import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { foundIdsSql } from '../../shared/bounded-search.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { holdsWords, textHoldsWords, toWordQuery } from '../../shared/search-words.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';
import { isOutSql } from '../../viewing/post-times.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { isAfter, keyColumns, keysOf, newestFirst, type Page, type PostKey } from './feed-posts.pages.ts';

/** Limit of performers whose names match, for the search by name. */
const NAMESAKES = 20;
/** The newest posts that are scanned before the text index is used: most pages of common words are filled by them. */
const NEWEST = 500;
/** With this many matches among those, scanning on is cheaper than the index, whose matches have to be sorted. */
const COMMON = 10;
/** The most posts that are scanned then. */
const FARTHEST = 10_000;

const existsFor = (onlooker: Onlooker): RawBuilder<boolean> =>
  sql<boolean>`(${hasLivingOwner('p.performer_id')} and ${isVisibleSql(onlooker, sql`p.performer_id`)})`;

/**
 * The matching posts among the newest `among`, scanned in order until the page is full. `offset 0` makes PostgreSQL
 * test the words before the visibility, which takes longer.
 */
export const amongNewest = (
  db: Queryable,
  onlooker: Onlooker,
  q: string,
  { limit, after, among }: Page & { among: number },
): Promise<PostKey[]> =>
  keysOf(
    sql<PostKey>`select ${keyColumns} from (
        select p.id, p.performer_id, p.published_at from (
          select p.id, p.performer_id, p.published_at, p.search_text from feed_posts p
          where p.deleted_at is null and ${isOutSql()} and ${isAfter(after)} ${newestFirst} limit ${among}
        ) p
        where ${textHoldsWords(q, 'p.search_text')} ${newestFirst} offset 0
      ) p
      where ${existsFor(onlooker)} ${newestFirst} limit ${limit}`,
    db,
  );

/**
 * The same over all posts, by the text index: the matches are sorted, and visibility is tested only for as many as a
 * page takes. `offset 0` separates the steps.
 */
export const byIndex = (db: Queryable, onlooker: Onlooker, words: string, { limit, after }: Page): Promise<PostKey[]> =>
  keysOf(
    sql<PostKey>`select ${keyColumns} from (
        select p.id, p.performer_id, p.published_at from (
          select p.id, p.performer_id, p.published_at, p.state, p.expires_at from feed_posts p
          where p.deleted_at is null and ${holdsWords(words)} offset 0
        ) p
        where ${isOutSql()} and ${isAfter(after)} ${newestFirst} offset 0
      ) p
      where ${existsFor(onlooker)} ${newestFirst} limit ${limit}`,
    db,
  );

/**
 * Posts whose public text matches all words; `search_text` does not hold locked text. Common words are found by
 * scanning the newest posts, rare ones by the index: how many of the newest posts match decides. Both give the same
 * posts.
 */
const byWords = async (
  db: Queryable,
  onlooker: Onlooker,
  { q, words }: { q: string; words: string },
  page: Page,
): Promise<PostKey[]> => {
  const newest = await amongNewest(db, onlooker, q, { ...page, among: NEWEST });
  if (newest.length === page.limit) return newest;
  if (newest.length >= COMMON) {
    const found = await amongNewest(db, onlooker, q, { ...page, among: FARTHEST });
    if (found.length === page.limit) return found;
  }
  return byIndex(db, onlooker, words, page);
};

/** SQL: performers whose names match; of a common name, the best known. */
const namesakesSql = (q: string): RawBuilder<string[]> =>
  foundIdsSql({
    first: sql`select users.id, users.search_text from performers join users on users.id = performers.user_id
      where performers.verified_at is not null order by performers.follower_count desc, performers.user_id`,
    matches: sql`it.search_text like ${toLikePattern(q)}`,
    all: sql`from users it where it.role = 'performer' and it.deleted_at is null`,
  });

/** Posts of the best known performers whose names match; each gives a page from her own index. */
const byName = (db: Queryable, onlooker: Onlooker, q: string, { limit, after }: Page): Promise<PostKey[]> =>
  keysOf(
    sql<PostKey>`select ${keyColumns} from (
        select id from (
          select users.id, performers.follower_count from unnest(${namesakesSql(q)}) as namesake (id)
          join users on users.id = namesake.id join performers on performers.user_id = namesake.id
          where performers.verified_at is not null and ${isLiving()} and ${isVisibleSql(onlooker, sql`users.id`)}
          offset 0
        ) namesakes
        order by follower_count desc limit ${NAMESAKES}
      ) named cross join lateral (
        select p.id, p.performer_id, p.published_at from feed_posts p
        where p.performer_id = named.id and p.deleted_at is null and ${isOutSql()} and ${isAfter(after)}
        ${newestFirst} limit ${limit}) p
      ${newestFirst} limit ${limit}`,
    db,
  );

const byTime = (one: PostKey, other: PostKey): number =>
  other.publishedAt.getTime() - one.publishedAt.getTime() || (one.id < other.id ? 1 : -1);

/**
 * The newest posts whose public text, or whose performer's name, matches all of `q`. Two parallel searches: one
 * condition with `or` over both tables would read every post.
 */
export const findPostsByWords = async (
  db: Queryable,
  onlooker: Onlooker,
  q: string,
  page: Page,
): Promise<PostKey[]> => {
  const words = toWordQuery(q);
  if (words === null) return [];
  const [worded, named] = await Promise.all([byWords(db, onlooker, { q, words }, page), byName(db, onlooker, q, page)]);
  const found = new Map([...worded, ...named].map((key) => [key.id, key]));
  return [...found.values()].toSorted(byTime).slice(0, page.limit);
};
