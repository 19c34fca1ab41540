import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { holdsWords, textHoldsWords, toWordQuery } from '../../shared/search-words.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';
import { isOutSql } from '../../viewing/post-times.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { isAfter, keyColumns, keysOf, newestFirst, type Page, type PostKey } from './feed-posts.pages.ts';

/** Of how many performers who bear a name the posts are found by it. */
const NAMESAKES = 20;
/** The newest posts that are read before the index of words is asked: most pages of common words end among them. */
const NEWEST = 500;
/** So many found among those: reading on is less work than what the index would answer and be sorted. */
const COMMON = 10;
/** How far is read on then. */
const FARTHEST = 10_000;

const existsFor = (onlooker: Onlooker): RawBuilder<boolean> =>
  sql<boolean>`(${hasLivingOwner('p.performer_id')} and ${isVisibleSql(onlooker, sql`p.performer_id`)})`;

/**
 * Of the newest `among` posts those in whose open words all of `q` stands: read in their order, until there are enough.
 * Only those are asked whether they exist for the onlooker, which takes longer than looking for words: the offset parts
 * the steps.
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
 * The same of all posts, by the index of words: all that hold the words, then sorted, and only as many as a page takes
 * are asked whether they exist for the onlooker. The offsets part the steps.
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
 * Posts in whose open words all the words are found: locked ones are no part of `search_text`. A rare word would be
 * looked for in every post if they were read in their order, and a common one makes the index answer with a good part
 * of them: how often a word stands in the newest posts tells which it is. Either way gives the same posts.
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

/** Posts of the best known performers in whose name the words stand; each gives a page from her own index. */
const byName = (db: Queryable, onlooker: Onlooker, q: string, { limit, after }: Page): Promise<PostKey[]> =>
  keysOf(
    sql<PostKey>`select ${keyColumns} from (
        select users.id from users join performers on performers.user_id = users.id
        where users.search_text like ${toLikePattern(q)} and performers.verified_at is not null and ${isLiving()}
          and ${isVisibleSql(onlooker, sql`users.id`)}
        order by performers.follower_count desc limit ${NAMESAKES}
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
 * The newest posts in whose open words, or whose performer's name, all of `q` is found. Two searches side by side: one
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
