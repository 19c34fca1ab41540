import { topicsOf } from '@barg/contract/words';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { foldTopic, holdsWords } from '../../shared/search-words.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { newestFirst } from '../feed-posts/feed-posts.pages.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { isOutSql } from '../../viewing/post-times.ts';
import type { Topic } from './discovery.schema.ts';

/** The newest posts whose hashtags are counted. */
const POOL = 2000;

interface TagRow {
  /** Folded, with its sign. */
  word: string;
  postCount: number;
  /** The text that everyone may read of the newest post with it. */
  written: string;
}

/** A hashtag as written in a post, without its sign: the folded form is only for searching. */
const asWritten = ({ word, written, postCount }: TagRow): Topic => {
  const form = topicsOf(written).find((one) => foldTopic(one) === word) ?? word;
  return { tag: form.slice(1), postCount };
};

/**
 * The hashtags of the newest posts that fulfil a condition, the most frequent first. Only text that everyone may read
 * counts.
 */
const countTags = async (
  db: Queryable,
  onlooker: Onlooker,
  { where, tag, limit }: { where: RawBuilder<boolean>; tag: string; limit: number },
): Promise<Topic[]> => {
  const { rows } = await sql<TagRow>`
    select tags.word, tags."postCount", newest.teaser || ' ' || case newest.audience when 'free' then newest.text else '' end as written
    from (
      select word, count(*)::int as "postCount", (array_agg(pool.id order by pool.published_at desc))[1] as newest_id
      from (
        select p.id, p.search_text, p.published_at from feed_posts p
        join performers on performers.user_id = p.performer_id and performers.verified_at is not null
        where p.deleted_at is null and ${isOutSql()} and ${where}
          and ${hasLivingOwner('p.performer_id')} and ${isVisibleSql(onlooker, sql`p.performer_id`)}
        ${newestFirst} limit ${POOL}
      ) pool
      cross join lateral unnest(string_to_array(pool.search_text, ' ')) word
      where starts_with(word, ${tag}) group by word order by count(*) desc, word limit ${limit}
    ) tags
    join feed_posts newest on newest.id = tags.newest_id
    order by tags."postCount" desc, tags.word`.execute(db);
  return rows.map(asWritten);
};

/** The most frequent hashtags of the newest posts. */
export const listTopics = (db: Queryable, onlooker: Onlooker, limit: number): Promise<Topic[]> =>
  countTags(db, onlooker, { where: sql<boolean>`true`, tag: '#', limit });

/** Hashtags that begin with what was typed. Several words match a hashtag that joins them. */
export const suggestTags = async (db: Queryable, onlooker: Onlooker, q: string, limit: number): Promise<Topic[]> => {
  const tag = foldTopic(q);
  if (tag === '#') return [];
  return countTags(db, onlooker, { where: holdsWords(`'${tag}':*`), tag, limit });
};
