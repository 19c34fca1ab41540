import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { afterTest } from '../testing/after-test.ts';
import { createTestApi } from '../testing/api.ts';
import { createTestDatabase } from '../testing/database.ts';
import { needsRedis, testRedis } from '../testing/redis.ts';
import { openSocket } from '../testing/sockets.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import { createLossWatch, renewLines } from './lost-processes.ts';

/** A process that has beaten for the last time so many seconds ago. */
const beat = (db: Queryable, id: string, secondsAgo: number) =>
  sql`insert into heartbeats (id, beaten_at) values (${id}, now() - make_interval(secs => ${secondsAgo}::float8))
      on conflict (id) do update set beaten_at = excluded.beaten_at`.execute(db);

test('who beat and fell silent is lost once; who said so, was never heard or was not looked at is not', async (t) => {
  const { db, close } = await createTestDatabase();
  afterTest(t, close);
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const watch = createLossWatch(db);
  const seconds = async () => (await watch.look()).map((silentFor) => Math.floor(silentFor / 1000));
  for (const id of ['killed', 'ended', 'restarted']) await beat(db, id, 3);
  await beat(db, 'gone before', 30);
  assert.deepEqual(await seconds(), []);
  for (const id of ['killed', 'ended', 'restarted']) await beat(db, id, 1);
  assert.deepEqual(await seconds(), []);

  await db.deleteFrom('heartbeats').where('id', '=', 'ended').execute();
  for (const id of ['killed', 'restarted']) await beat(db, id, 44);
  assert.deepEqual(await seconds(), [], 'not yet');
  await beat(db, 'killed', 50);
  await beat(db, 'restarted', 0);
  // Its last beat is the same: it was only seen once.
  await sql`update heartbeats set beaten_at = beaten_at where id = 'gone before'`.execute(db);
  assert.deepEqual(await seconds(), [50]);
  assert.deepEqual(await seconds(), [], 'once');

  await beat(db, 'restarted', 50);
  now = 60_000;
  assert.deepEqual(await seconds(), [], 'this process itself was away, and cannot tell');
});

test('one that was killed before it could be seen to beat twice is lost as well', async (t) => {
  const { db, close } = await createTestDatabase();
  afterTest(t, close);
  const watch = createLossWatch(db);
  await beat(db, 'killed at its start', 4);
  assert.deepEqual(await watch.look(), []);
  await sql`update heartbeats set beaten_at = beaten_at - interval '42 seconds'`.execute(db);
  assert.equal((await watch.look()).length, 1);
});

test('lines are cut that were there when it fell silent, and none that came since', async () => {
  const cut: string[] = [];
  const line = (name: string, secondsAgo: number) => ({
    handshake: { issued: Date.now() - secondsAgo * 1000 },
    conn: { close: () => void cut.push(name) },
  });
  const lines = [line('old', 3600), line('at its last act', 42), line('after it', 20), line('new', 0)];
  const io = { sockets: { sockets: new Map(lines.map((each, at) => [String(at), each])) } };
  await renewLines(io as never, 50_000);
  assert.deepEqual(cut, ['old', 'at its last act']);
});

test('a socket of one process comes again after another one was lost', needsRedis, async (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'], now: Date.now() });
  const api = await createTestApi(t, { REDIS_URL: (await testRedis()).url, REDIS_PREFIX: 'lost' });
  const socket = await openSocket(t, await api.listen(), await api.createUser());
  let reason: string | undefined;
  void socket.disconnected.then((told) => (reason = told));
  for (let silent = 46; reason === undefined; silent += 1) {
    await beat(api.db, 'lost', silent);
    t.mock.timers.tick(5_000);
    await sql`select 1`.execute(api.db);
  }
  // Its client comes back by itself then, as after any broken line.
  assert.equal(reason, 'transport close');
});
