import type { OpenDatabase } from '@barg/api';

type Pool = OpenDatabase['pool'];

export const POSTS = 100_000;
export const PERFORMERS = 2_000;

/** Ids that are the same in every run: `kind` is one hexadecimal digit. */
const id = (kind: string, number: string): string =>
  `('01900000-0000-7000-8${kind}00-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const users = `insert into users (id, role, name, username, search_text)
  select ${id('1', 'n')}, 'performer', 'Niloufar ' || n, 'niloufar' || n, 'niloufar ' || n || ' niloufar' || n
  from generate_series(1, ${PERFORMERS}) n`;

const performers = `insert into performers (user_id, monthly_price, verification_status, verified_at, follower_count, post_count)
  select ${id('1', 'n')}, 500, 'verified', now(), n % 500, ${POSTS / PERFORMERS}
  from generate_series(1, ${PERFORMERS}) n`;

/**
 * Posts of about thirty words over a year, from a vocabulary of five thousand words: with one word that is in every
 * third post, one of a hundred topics, one of a hundred hashtags in each tenth, and one unique word.
 */
const posts = `insert into feed_posts (id, performer_id, text, audience, search_text, published_at, like_count)
  select ${id('2', 'n')}, ${id('1', `1 + n % ${PERFORMERS}`)}, words, 'free', words,
    now() - n * interval '5 minutes', n % 300
  from generate_series(1, ${POSTS}) n
  cross join lateral (
    select concat_ws(' ', case when n % 3 = 0 then 'common' end, 'topic' || n % 100, 'single' || n,
      case when n % 10 = 0 then '#tag' || n / 10 % 100 end,
      (select string_agg('word' || (n * 7919 + place * 104729) % 5000, ' ') from generate_series(1, 25) place)) as words
  ) written`;

/** Fills an empty database with the posts of a site after some years, and analyzes it. */
export async function writePosts(pool: Pool): Promise<void> {
  for (const statement of [users, performers, posts, 'vacuum analyze']) await pool.query(statement);
}
