import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { toIndexedWords, toWordQuery } from '../../shared/search-words.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { amongNewest, byIndex } from './found-posts.ts';

const search = async (reader: TestApi['guest'], q: string, rest = '') =>
  (await reader.get(`/user/feeds/landing?limit=100&q=${encodeURIComponent(q)}${rest}`)).body.data;
const idsOf = (list: { data: Array<{ _id: string }> }): string[] => list.data.map(({ _id }) => _id);

/** So many posts a minute apart, the first `from` minutes ago; their words may name their number as `:n`. Answers their ids. */
const write = async (api: TestApi, by: TestAccount, words: string, { from = 1, count = 1 } = {}): Promise<string[]> => {
  const ids = Array.from({ length: count }, newId);
  await sql`insert into feed_posts (id, performer_id, text, audience, search_text, published_at)
    select id, ${by.id}, 'Words', 'free', replace(${toIndexedWords(words)}, 'number', place::text),
      now() - (${from}::int + place - 1) * interval '1 minute'
    from unnest(${ids}::uuid[]) with ordinality posts (id, place)`.execute(api.db);
  return ids;
};

test('a common word is counted to a hundred, and says so; its pages hold every post once, the newest first', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const common = await write(api, performer, 'common word', { count: 250 });
  await write(api, other, 'something else', { count: 250 });
  const pages = [await search(api.guest, 'common')];
  for (let next = pages[0].nextCursor; next; next = pages.at(-1).nextCursor)
    pages.push(await search(api.guest, 'common', `&cursor=${next}`));
  assert.deepEqual(pages.flatMap(idsOf), common);
  for (const { total, isTotalCapped } of pages) assert.deepEqual([total, isTotalCapped], [100, true]);
});

test('a hundred posts are counted, with nothing said of more', async (t) => {
  const api = await createTestApi(t);
  await write(api, await api.createPerformer(), 'common', { count: 100 });
  const { total, isTotalCapped } = await search(api.guest, 'common');
  assert.deepEqual([total, isTotalCapped], [100, undefined]);
});

test('a word is found wherever it stands, however many newer posts do not hold it', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [lately, once] = [
    await write(api, performer, 'fashion', { count: 40 }),
    await write(api, performer, 'fashion rarity', { from: 20_000, count: 2 }),
  ];
  await write(api, performer, 'anything', { from: 100, count: 10_500 });
  assert.deepEqual(idsOf(await search(api.guest, 'rarity')), once);
  // Common among the newest, so that the posts are read on in their order; which ends before the last.
  const { data, total } = await search(api.guest, 'fashion');
  assert.deepEqual([idsOf({ data }), total], [[...lately, ...once], 42]);
});

test('reading posts in their order finds what the index of words finds', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  for (const words of [
    'كتاب\u200Cهای نقّاشي، ۱۴۰۵ #رنگ_پاییز',
    'Café #clay_pots',
    'رنگ\u200Cها می کشد',
    'رنگ ها می\u200Cکشد',
    'رنگها میکشد',
    'کتاب\u200Cخانه',
    'کتاب خانه',
    'کتابخانه',
    'clay #clay',
    'clayed café',
    '陶器 #陶',
    '',
  ])
    await write(api, performer, words, { from: 5, count: 2 });
  const onlooker = { account: null, country: null };
  const page = { limit: 100, after: null };
  const asked = [
    'c',
    'clay',
    '#clay',
    '#clay_pots',
    '#clay_',
    'clay cafe',
    'کتاب',
    'کتابهای',
    '1405',
    '#رنگ_پاییز',
    'رنگ',
    '陶',
    '陶器',
    'lay',
    '%',
    'رنگ\u200Cها',
    'رنگ ها',
    'رنگها',
    'میکشد رنگ\u200Cها',
    'کتاب\u200Cخانه',
  ];
  const counts = new Map<string, number>();
  for (const q of asked) {
    const words = toWordQuery(q);
    if (words === null) continue;
    const [read, indexed] = [
      await amongNewest(api.db, onlooker, q, { ...page, among: 1000 }),
      await byIndex(api.db, onlooker, words, page),
    ];
    assert.deepEqual(read, indexed, q);
    counts.set(q, read.length);
  }
  for (const q of ['رنگ\u200Cها', 'رنگ ها', 'رنگها', 'میکشد رنگ\u200Cها', 'کتاب\u200Cخانه'])
    assert.equal(counts.get(q), 6, q);
  assert.deepEqual([counts.get('clay'), counts.get('#clay'), counts.get('lay')], [6, 2, 0]);
});

test('of a common word nothing is found that does not exist for the onlooker, nor counted', async (t) => {
  const api = await createTestApi(t);
  const [shown, blocking, gone] = [
    await api.createPerformer(),
    await api.createPerformer(),
    await api.createPerformer(),
  ];
  const fan = await api.createUser();
  const posts = await write(api, shown, 'common', { count: 60 });
  for (const performer of [blocking, gone]) await write(api, performer, 'common', { count: 60 });
  const [deleted, scheduled, over, ...left] = posts;
  await sql`update feed_posts set deleted_at = now() where id = ${deleted}`.execute(api.db);
  await sql`update feed_posts set state = 'scheduled' where id = ${scheduled}`.execute(api.db);
  await sql`update feed_posts set published_at = now() - interval '1 day', expires_at = now() where id = ${over}`.execute(
    api.db,
  );
  await sql`update users set suspended_at = now() where id = ${gone.id}`.execute(api.db);
  assert.equal((await search(api.as(fan), 'common')).isTotalCapped, true);
  assert.equal((await api.as(blocking).post('/block/users', { userId: fan.id })).status, 200);
  const { data, total, isTotalCapped } = await search(api.as(fan), 'common');
  assert.deepEqual([idsOf({ data }), total, isTotalCapped], [left, left.length, undefined]);
});
