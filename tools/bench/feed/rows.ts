import type { OpenDatabase } from '@barg/api';

type Pool = OpenDatabase['pool'];

const PERFORMERS = 1000;
/** Posts per statement: more would keep a transaction open for minutes. */
const PORTION = 500_000;

/** SQL: ids made of a number that sort by time, like the product's UUIDv7. */
const idOf = (kind: string, number: string): string =>
  `(lpad(to_hex(1700000000000 + ${number}), 12, '0') || '7${kind}8' || lpad(to_hex(${number}), 15, '0'))::uuid`;

const performerId = (number: string): string => idOf('000', number);

/** A thousand verified performers, made in the database. */
export async function makePerformers(pool: Pool): Promise<void> {
  await pool.query(`insert into users (id, role, username, email, name, search_text)
    select ${performerId('n')}, 'performer', 'maker' || n, 'maker' || n || '@barg.example', 'Maker ' || n, 'maker ' || n
    from generate_series(1, ${PERFORMERS}) n`);
  await pool.query(`insert into performers (user_id, monthly_price, verified_at, verification_status)
    select ${performerId('n')}, 500, now(), 'verified' from generate_series(1, ${PERFORMERS}) n`);
}

/** Makes a fan follow so many of them. */
export const follow = async (pool: Pool, fanId: string, count: number): Promise<void> =>
  void (await pool.query(
    `insert into follows (follower_id, performer_id)
       select $1, ${performerId('n * 4')} from generate_series(1, $2::int) n`,
    [fanId, count],
  ));

/**
 * Adds posts up to `count`: from all performers in turn, one in three for subscribers, of ten words, three seconds
 * apart. They have no search text: its index would take most of the time.
 */
export async function makePosts(pool: Pool, from: number, count: number): Promise<void> {
  for (let first = from; first < count; first += PORTION) {
    await pool.query(
      `insert into feed_posts (id, performer_id, text, teaser, audience, published_at, created_at, updated_at)
       select ${idOf('001', 'n')}, ${performerId(`1 + n % ${PERFORMERS}`)}, words, left(words, 40),
         case when n % 3 = 0 then 'subscribers' else 'free' end, at, at, at
       from generate_series($1::bigint, $2::bigint) n
       cross join lateral (select 'note ' || n || ' of the week about paint and paper number ' || n % 977 as words,
         now() - interval '1 minute' - (n * interval '1 minute') / 20 as at) made`,
      [first, Math.min(first + PORTION, count) - 1],
    );
  }
  await pool.query(`update performers set post_count = made.count
    from (select performer_id, count(*) from feed_posts group by performer_id) made where user_id = made.performer_id`);
  // Like autovacuum, so that plans and visibility do not depend on when that runs.
  await pool.query('vacuum (analyze) feed_posts');
  await pool.query('vacuum (analyze) performers');
}
