import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Pace } from '../../platform/heartbeats.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { createFakeLiveEngine } from '../../testing/fake-live-engine.ts';
import { holdStreams } from './hold-streams.ts';
import { streamingJobs } from './streaming.jobs.ts';

/** Beats at once, and takes nobody for gone unless a test makes them silent. */
const QUICK: Pace = { everyMs: 20, silenceMs: 3000 };

/** A process with an engine of its own on the database of an API. */
const startProcess = async (t: TestContext, api: TestApi) => {
  const live = createFakeLiveEngine();
  const closed: string[] = [];
  const closeRoom = async (room: string): Promise<void> => {
    closed.push(room);
    live.report(room, false, 0);
  };
  const context: Context = { ...api.context, live: { ...live, closeRoom } };
  const stop = await holdStreams(context, QUICK);
  let isStopped = false;
  const end = async () => {
    if (!isStopped) await stop();
    isStopped = true;
  };
  afterTest(t, end);
  return { context, live, closed, end };
};

const goLive = async (api: TestApi): Promise<string> => {
  const performer = await api.createPerformer();
  return (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data._id;
};

const streamOf = (api: TestApi, id: string) =>
  api.db.selectFrom('streams').select(['status', 'holder']).where('id', '=', id).executeTakeFirstOrThrow();

const holderBecomes = async (api: TestApi, id: string, isExpected: (holder: string | null) => boolean) => {
  for (;;) {
    const { holder } = await streamOf(api, id);
    if (isExpected(holder)) return holder;
  }
};

/** The check that comes a minute after a stream was last without video, by a process. */
const look = (process: { context: Context }, streamId: string) =>
  streamingJobs['end-abandoned-stream'](process.context, { streamId });

test('no process ends a stream that another one receives, also not one that starts later', async (t) => {
  const api = await createTestApi(t);
  const first = await startProcess(t, api);
  const id = await goLive(api);
  first.live.report(id, true, 2);
  await holderBecomes(api, id, (holder) => holder !== null);
  const second = await startProcess(t, api);
  await look(second, id);
  await look(first, id);
  assert.equal((await streamOf(api, id)).status, 'live');
  assert.deepEqual([...first.closed, ...second.closed], []);
});

test('a publisher who comes back by another process goes on there, and the first lets go', async (t) => {
  const api = await createTestApi(t);
  const [first, second] = [await startProcess(t, api), await startProcess(t, api)];
  const id = await goLive(api);
  first.live.report(id, true, 2);
  const before = await holderBecomes(api, id, (holder) => holder !== null);
  second.live.report(id, true, 0);
  const now = await holderBecomes(api, id, (holder) => holder !== before);
  while (first.closed.length === 0) await new Promise(setImmediate);
  await look(first, id);
  assert.deepEqual([await streamOf(api, id), second.closed], [{ status: 'live', holder: now }, []]);
});

test('what one process ends, the one that receives it disconnects', async (t) => {
  const api = await createTestApi(t);
  const first = await startProcess(t, api);
  const performer = await api.createPerformer();
  const id = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data._id;
  first.live.report(id, true, 2);
  await holderBecomes(api, id, (holder) => holder !== null);
  // By the process of the test's own API.
  assert.equal((await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' })).status, 200);
  while (first.closed.length === 0) await new Promise(setImmediate);
  assert.deepEqual(first.closed, [id]);
});

test('a stream whose process is gone is given a minute by one of the others, and then ended', async (t) => {
  const api = await createTestApi(t);
  const id = await goLive(api);
  await api.db.updateTable('streams').set({ holder: 'killed' }).where('id', '=', id).execute();
  await api.db
    .insertInto('heartbeats')
    .values({ id: 'killed', beaten_at: sql<Date>`now() - interval '1 minute'` })
    .execute();
  const others = [await startProcess(t, api), await startProcess(t, api)] as const;
  for (const other of others) await look(other, id);
  assert.equal((await streamOf(api, id)).status, 'live');
  await holderBecomes(api, id, (holder) => holder === null);
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs
    where task_identifier = 'end-abandoned-stream'`.execute(api.db);
  assert.equal(rows.length, 1);
  assert.ok(rows.every(({ seconds }) => seconds > 50 && seconds <= 60));
  await look(others[0], id);
  assert.equal((await streamOf(api, id)).status, 'ended');
});

test('a process that ends in order leaves its streams to others at once', async (t) => {
  const api = await createTestApi(t);
  const first = await startProcess(t, api);
  const id = await goLive(api);
  first.live.report(id, true, 2);
  await holderBecomes(api, id, (holder) => holder !== null);
  await first.end();
  assert.deepEqual(await streamOf(api, id), { status: 'live', holder: null });
});
