import assert from 'node:assert/strict';
import { after, before, test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApi } from './build-api.ts';
import { publishPost } from './modules/feed-posts/testing.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/index.ts';
import { testFolder } from './platform/files/testing.ts';
import { createLog } from './platform/log.ts';
import { afterTest } from './testing/after-test.ts';
import { createTestApi, type TestApi } from './testing/api.ts';
import { insertGallery, insertPost } from './testing/content.ts';
import { foundBy, untilFoundBy, whoFound } from './testing/found-by.ts';
import { collectLog } from './testing/log-lines.ts';
import { createReplicatedServer, type ReplicatedServer } from './testing/replicated.ts';
import { requester } from './testing/requester.ts';

let server: ReplicatedServer;
before(async () => {
  server = await createReplicatedServer();
});
after(() => server.close());

const COMMON = { METRICS_TOKEN: 'a-token-for-prometheus', ROLE: 'api' };
const LANDING = '/user/feeds/landing';

/** APIs of one site, as in several processes, whose lists may be so old. */
const open = async (t: TestContext, maxLagMs: number, count = 1): Promise<TestApi[]> => {
  const { database, replicaUrl } = await server.createDatabase();
  t.after(() => database.close());
  const env = { ...COMMON, DATABASE_REPLICA_URL: replicaUrl, DATABASE_REPLICA_MAX_LAG_MS: String(maxLagMs) };
  const shared = { ...database, close: async () => undefined };
  const apis = [];
  for (let made = 0; made < count; made += 1) apis.push(await createTestApi(t, env, undefined, shared));
  for (const api of apis) await untilFoundBy(api, 'replica');
  return apis;
};

const idsOf = async (asking: PromiseLike<{ body: { data: { data: Array<{ _id: string }> } } }>): Promise<string[]> =>
  (await asking).body.data.data.map(({ _id }) => _id);

const paused = async (t: TestContext): Promise<void> => {
  await server.pause();
  t.after(() => server.resume());
};

test('guests and readers get what the replica has; who has just written gets it all, from each process', async (t) => {
  const [api, other] = (await open(t, 60_000, 2)) as [TestApi, TestApi];
  const performer = await api.createPerformer();
  const [fan, idle] = [await api.createUser(), await api.createUser()];
  for (const { id } of [fan, idle])
    await api.db.insertInto('follows').values({ follower_id: id, performer_id: performer.id }).execute();
  const old = await insertPost(api.db, performer);
  await paused(t);
  const { _id: young } = await publishPost(api, performer);

  assert.deepEqual(await idsOf(api.guest.get(LANDING)), [old]);
  assert.deepEqual(await idsOf(api.as(idle).get('/user/feeds')), [old]);
  for (const { as } of [api, other])
    assert.deepEqual(await idsOf(as(performer).get(`/user/feeds?performerId=${performer.id}`)), [young, old]);
  assert.equal(
    (await api.as(fan).post('/reactions', { objectType: 'feed', objectId: old, action: 'like' })).status,
    200,
  );
  for (const { as } of [api, other]) assert.deepEqual(await idsOf(as(fan).get('/user/feeds')), [young, old]);
  assert.equal(await whoFound(other, () => other.as(fan).get('/user/feeds')), 'wrote');

  await server.resume();
  await server.caughtUp();
  await untilFoundBy(other, 'replica');
  assert.deepEqual(await idsOf(other.guest.get(LANDING)), [young, old]);
  await untilFoundBy(other, 'replica', other.as(fan));
});

test('what was closed a moment ago is closed in lists that are older', async (t) => {
  const [api] = (await open(t, 60_000)) as [TestApi];
  const [performer, blocking, gone] = [
    await api.createPerformer({ name: 'Petal one' }),
    await api.createPerformer({ name: 'Petal two' }),
    await api.createPerformer({ name: 'Petal three' }),
  ];
  const fan = await api.createUser();
  await api.subscribe(fan, performer);
  const kept = await insertPost(api.db, performer, { audience: 'subscribers' });
  const [deleted, locked] = [await insertPost(api.db, performer), await insertPost(api.db, performer)];
  for (const { id } of [blocking, gone])
    await api.db.insertInto('follows').values({ follower_id: fan.id, performer_id: id }).execute();
  for (const account of [blocking, gone]) {
    await insertPost(api.db, account);
    await insertGallery(api.db, account);
  }
  await paused(t);
  const textOf = async (id: string) =>
    (await api.as(fan).get('/user/feeds')).body.data.data.find(({ _id }: { _id: string }) => _id === id)?.text;
  assert.equal(await textOf(kept), 'A study in green');
  const change = (id: string, values: object) =>
    api.db.updateTable('feed_posts').set(values).where('id', '=', id).execute();

  await change(deleted, { deleted_at: new Date() });
  await change(locked, { audience: 'paid', price: 500n });
  await api.db
    .updateTable('subscriptions')
    .set({ status: 'expired', current_period_end: new Date(0) })
    .execute();
  await api.db.insertInto('user_blocks').values({ blocker_id: blocking.id, blocked_id: fan.id }).execute();
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', gone.id).execute();

  const home = (await api.as(fan).get('/user/feeds')).body.data.data;
  assert.deepEqual(home.map(({ _id }: { _id: string }) => _id).toSorted(), [kept, locked].toSorted());
  for (const { text, isLocked } of home) assert.deepEqual([text, isLocked], ['', true]);
  for (const url of ['/performers/user/search?q=petal', '/performers/top', '/performers/search/random'])
    assert.deepEqual(await idsOf(api.as(fan).get(url)), [performer.id], url);
  for (const url of ['/trending', '/user/feeds/landing?q=green', '/performer-assets/galleries/search']) {
    const shown = (await api.as(fan).get(url)).body.data.data as Array<{ performer: { _id: string } }>;
    assert.ok(
      shown.every(({ performer: by }) => by._id === performer.id),
      url,
    );
  }
  assert.deepEqual(await foundBy(api).then(({ failed, wrote, behind }) => [failed, wrote, behind]), [
    undefined,
    undefined,
    undefined,
  ]);
});

test('one that falls behind is left, and taken again once it has caught up', async (t) => {
  const [api] = (await open(t, 1000)) as [TestApi];
  const performer = await api.createPerformer();
  await paused(t);
  const post = await insertPost(api.db, performer);
  await untilFoundBy(api, 'behind');
  assert.deepEqual(await idsOf(api.guest.get(LANDING)), [post]);
  assert.match((await api.context.metrics?.toText([])) ?? '', /^barg_replica_lag_seconds [1-9]/m);
  await server.resume();
  await untilFoundBy(api, 'replica');
});

test('one that is away leaves its lists to the primary, and no process unready', async (t) => {
  const [api] = (await open(t, 60_000)) as [TestApi];
  const post = await insertPost(api.db, await api.createPerformer());
  await server.stopReplica();
  t.after(() => server.startReplica());
  assert.deepEqual(await idsOf(api.guest.get(LANDING)), [post]);
  await untilFoundBy(api, 'away');
  assert.equal((await api.guest.get('/ready')).status, 200);
  await server.startReplica();
  await untilFoundBy(api, 'replica');
  assert.deepEqual(await idsOf(api.guest.get(LANDING)), [post]);
});

test('a server that is no replica of this database finds nothing, and the log says why', async (t) => {
  const { database } = await server.createDatabase();
  t.after(() => database.close());
  const env = { ...COMMON, DATABASE_REPLICA_URL: database.connectionString };
  const { log, lines } = collectLog();
  const api = await createTestApi(t, env, log, { ...database, close: async () => undefined });
  while (!lines.some(({ msg }) => msg.includes('it is no replica'))) await delay(20);
  assert.equal(await whoFound(api, () => api.guest.get(LANDING)), 'away');
});

test('a process that is started with a replica follows it, and lets go of it when it ends', async (t) => {
  const { database, replicaUrl } = await server.createDatabase();
  await database.close();
  const DATABASE_URL = database.connectionString;
  const own = { DATA_DIR: await testFolder(t), LIVE_UDP_PORT: '0', DATABASE_URL, DATABASE_REPLICA_URL: replicaUrl };
  const config = readConfig({ ...COMMON, ...own });
  const opened = await openDatabase({ ...config.database, ...config });
  const api = await buildApi({ config, database: opened, log: createLog('fatal') });
  afterTest(t, () => api.close().then(opened.close));
  const asked = { context: api.context, guest: requester(api) };
  assert.equal(await whoFound(asked, () => asked.guest.get(LANDING)), 'away');
  await api.startServing();
  await untilFoundBy(asked, 'replica');
});
