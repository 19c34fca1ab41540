import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { findImbalances } from '../modules/ledger/imbalances.ts';
import { walletOf } from '../modules/ledger/ledger.accounts.ts';
import { findBalance } from '../modules/ledger/ledger.repository.ts';
import type { Database } from '../platform/database/tables.ts';
import type { OwnFeedPost } from '../modules/feed-posts/feed-posts.schema.ts';
import { createTestApi } from '../testing/api.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemoData } from './seed-demo-data.ts';

const tables = [
  'users',
  'files',
  'feed_posts',
  'poll_votes',
  'photos',
  'videos',
  'follows',
  'products',
  'reactions',
  'comments',
  'purchases',
  'ledger_transactions',
  'ledger_entries',
  'subscriptions',
  'messages',
  'notifications',
] satisfies Array<keyof Database>;

const openApi = async (t: TestContext) => {
  const api = await createTestApi(t);
  const count = async (table: keyof Database): Promise<number> => {
    const { rows } = await sql<{ total: bigint }>`select count(*) as total from ${sql.table(table)}`.execute(api.db);
    return Number(rows[0]?.total);
  };
  const idOf = async (username: string): Promise<string> =>
    (await api.db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
  return { ...api, count, idOf };
};

test('fills an empty database', async (t) => {
  const { context, db, guest, count, idOf } = await openApi(t);
  const now = new Date();
  const countAll = () => Promise.all(tables.map(count));
  assert.equal(await seedDemoData(context, now), true);

  await t.test('with twelve performers, forty fans, an operator, 150 posts and one to come', async () => {
    const counts = await Promise.all([count('performers'), count('users'), count('feed_posts')]);
    assert.deepEqual(counts, [12, 53, 151]);
  });

  await t.test('once: the second time changes nothing', async () => {
    const before = await countAll();
    assert.equal(await seedDemoData(context), false);
    assert.deepEqual(await countAll(), before);
  });

  await t.test('with books in balance and exactly 124.50 tokens for nilou', async () => {
    assert.deepEqual(await findImbalances(db), []);
    assert.equal(await findBalance(db, walletOf(await idOf('nilou'))), 12450n);
  });

  await t.test('with counters that count what is there', async () => {
    const { rows } = await sql<{ wrong: bigint }>`
      select count(*) as wrong from feed_posts p where
        like_count <> (select count(*) from reactions where object_id = p.id and action = 'like')
        or comment_count <> (select count(*) from comments where object_id = p.id)
        or purchase_count <> (select count(*) from purchases where item_id = p.id)`.execute(db);
    assert.equal(rows[0]?.wrong, 0n);
    const polls = await sql<{ votes: number; counted: number }>`
      select (select count(*) from poll_votes)::int as votes, sum(vote_count)::int as counted
      from poll_options`.execute(db);
    assert.equal(polls.rows[0]?.votes, polls.rows[0]?.counted);
    assert.ok(polls.rows[0]?.votes);
    const performers = await db.selectFrom('performers').selectAll().execute();
    const sum = (column: 'post_count' | 'gallery_count' | 'video_count' | 'follower_count') =>
      performers.reduce((total, row) => total + row[column], 0);
    const counted = [sum('post_count'), sum('gallery_count'), sum('video_count'), sum('follower_count')];
    assert.deepEqual(counted, [150, 12, 3, await count('follows')]);
  });

  await t.test('with shops, whose things are liked and told of', async () => {
    const shop = (await guest.get('/performer-assets/products/search')).body.data;
    assert.equal(shop.total, 9);
    const figures = shop.data.map((it: { likeCount: number; pictureCount: number }) => [it.likeCount, it.pictureCount]);
    for (const [likes, pictures] of figures) assert.ok(likes > 0 && pictures > 0);
  });

  await t.test(
    'with what a performer has under way: one post to come, one that goes, a draft, covers and alternative texts',
    async () => {
      const { token } = (await guest.post('/auth/login', { username: DEMO_ACCOUNTS[1], password: DEMO_PASSWORD })).body
        .data;
      const headers = { authorization: token };
      const own = (await guest.get('/performer/feeds?limit=100', headers)).body.data.data as OwnFeedPost[];
      const [first] = own;
      assert.equal(first?.state, 'scheduled');
      assert.ok(first.files.length > 0 && first.files.every(({ alt, thumbnails }) => alt !== '' && thumbnails));
      assert.equal(own.filter(({ expiresAt }) => expiresAt !== null).length, 1);
      assert.equal(own.filter(({ thumbnail }) => thumbnail?.thumbnails).length, 2);
      assert.equal(own.filter(({ teaserVideo }) => teaserVideo?.url).length, 1);
      const kept = (await guest.get('/performer/feeds/drafts', headers)).body.data;
      assert.deepEqual([kept.total, kept.data[0].files.length], [1, 1]);
      assert.equal((await guest.get(`/user/feeds/${first._id}`)).status, 404);
    },
  );

  await t.test('with posts of mahsa.art that nilou has not opened', async () => {
    const [nilou, mahsa] = [await idOf('nilou'), await idOf('mahsa.art')];
    const posts = await db.selectFrom('feed_posts').select('audience').where('performer_id', '=', mahsa).execute();
    assert.ok(posts.length >= 14);
    assert.equal(new Set(posts.map(({ audience }) => audience)).size, 3);
    for (const table of ['subscriptions', 'purchases'] as const) {
      const ties = db.selectFrom(table).select('user_id').where('user_id', '=', nilou);
      assert.deepEqual(await ties.where('performer_id', '=', mahsa).execute(), [], table);
    }
  });

  await t.test('with performers whose payouts can leave at once', async () => {
    for (const username of ['mahsa.art', 'saman.daf']) {
      const { body } = await guest.post('/auth/login', { username, password: DEMO_PASSWORD });
      const headers = { authorization: body.data.token };
      const [method] = (await guest.get('/payout-methods', headers)).body.data;
      assert.deepEqual([method._id, method.heldUntil], ['stripe', null], username);
      const account = (await guest.get('/stripe/accounts', headers)).body.data;
      assert.equal(account.payoutsEnabled, true, username);
      const quote = (await guest.post('/payout-requests/calculate', {}, headers)).body.data;
      assert.ok(quote.available >= 150, `${username}: ${quote.available}`);
      // One of hers is under review already.
      assert.deepEqual(quote.reasons, username === 'mahsa.art' ? ['payout.pending'] : []);
    }
  });

  await t.test('with nothing dated after it', async () => {
    for (const table of [
      'feed_posts',
      'messages',
      'comments',
      'ledger_transactions',
      'reactions',
      'poll_votes',
    ] as const) {
      const late = await db.selectFrom(table).select('created_at').where('created_at', '>', now).execute();
      assert.deepEqual(late, [], table);
    }
  });

  await t.test('with accounts that log in', async () => {
    assert.deepEqual(DEMO_ACCOUNTS, ['fan@barg.example', 'performer@barg.example', 'operator@barg.example']);
    for (const username of [...DEMO_ACCOUNTS, 'mahsa.art']) {
      const { status } = await guest.post('/auth/login', { username, password: DEMO_PASSWORD });
      assert.equal(status, 200, username);
    }
  });

  await t.test('with pictures in conversations, open to the two who talk', async () => {
    const sent = await db
      .selectFrom('message_files')
      .innerJoin('messages', 'messages.id', 'message_files.message_id')
      .select(['message_files.file_id', 'messages.type', 'messages.conversation_id'])
      .execute();
    assert.deepEqual([sent.length, new Set(sent.map((file) => file.conversation_id)).size], [4, 2]);
    assert.ok(sent.every(({ type }) => type === 'photo'));
    const open = async (username: string): Promise<number> => {
      const { body } = await guest.post('/auth/login', { username, password: DEMO_PASSWORD });
      const headers = { authorization: body.data.token };
      return (await guest.post('/files/sign-urls', { fileIds: sent.map(({ file_id }) => file_id) }, headers)).body.data
        .total;
    };
    assert.deepEqual([await open('nilou'), await open('mahsa.art'), await open('operator@barg.example')], [4, 3, 0]);
    const { vaults } = await db
      .selectFrom('vault_items')
      .innerJoin('users', 'users.id', 'vault_items.owner_id')
      .select(sql<string>`string_agg(distinct users.role, ',')`.as('vaults'))
      .executeTakeFirstOrThrow();
    assert.equal(vaults, 'performer', 'what a fan sends goes with its message');
  });

  await t.test('with the bytes of every size in the store', async () => {
    const files = await db.selectFrom('files').select(['variants', 'kind']).execute();
    const sample = [files[0], files.find((file) => file.kind === 'feed-video'), files.at(-1)];
    for (const { key, bytes } of sample.flatMap((file) => file?.variants ?? [])) {
      assert.equal(await context.files.size(key), bytes, key);
    }
  });
});

test('completes a seeding that was cut short, and leaves no file behind that no row names', async (t) => {
  const { context, db, count } = await openApi(t);
  const early: string[] = [];
  const failing = {
    ...context.files,
    putFile: async (key: string, source: string) => {
      if (early.length === 100) throw new Error('the disk is gone');
      early.push(key);
      return context.files.putFile(key, source);
    },
  };
  await assert.rejects(seedDemoData({ ...context, files: failing }), /the disk is gone/);
  assert.equal(await count('users'), 0);

  const aMinuteLater = new Date(Date.now() + 60_000);
  assert.equal(await seedDemoData(context, aMinuteLater), true);
  const files = await db.selectFrom('files').select(['storage_key', 'variants']).execute();
  const named = new Set(files.flatMap((file) => [file.storage_key, ...file.variants.map(({ key }) => key)]));
  assert.deepEqual(
    early.filter((key) => !named.has(key)),
    [],
  );
});

test('writes nothing in production or beside accounts of somebody else', async (t) => {
  const { context, count, createUser } = await openApi(t);

  assert.equal(await seedDemoData({ ...context, config: { ...context.config, isProduction: true } }), false);
  await createUser();
  assert.equal(await seedDemoData(context), false);
  assert.equal(await count('feed_posts'), 0);
});
