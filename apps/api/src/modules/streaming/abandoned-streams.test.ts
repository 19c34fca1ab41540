import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { holdStreams } from './hold-streams.ts';

const goLive = async (api: TestApi) => {
  const performer = await api.createPerformer();
  const { _id: id } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  return id as string;
};

const statusOf = async (api: TestApi, id: string) => (await api.guest.get(`/streaming/${id}`)).body.data.status;

/** Seconds until the looks that are planned. A job that was done is locked until its row is gone. */
const plannedIn = async (api: TestApi): Promise<number[]> => {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs
    where task_identifier = 'end-abandoned-stream' and locked_at is null`.execute(api.db);
  return rows.map(({ seconds }) => seconds);
};

/** Lets the minute pass. */
const passMinute = async (api: TestApi): Promise<void> => {
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`.execute(
    api.db,
  );
  await api.runJobs();
};

/** Waits until the database says that somebody, or nobody, receives a stream's video. */
const heldBecomes = async (api: TestApi, id: string, isHeld: boolean): Promise<void> => {
  const holderOf = () => api.db.selectFrom('streams').select('holder').where('id', '=', id).executeTakeFirstOrThrow();
  while (((await holderOf()).holder !== null) !== isHeld);
};

test('a stream whose picture never comes is ended after a minute', async (t) => {
  const api = await createTestApi(t);
  const id = await goLive(api);
  const [seconds, ...others] = await plannedIn(api);
  assert.ok(seconds && seconds > 55 && seconds <= 60);
  assert.equal(others.length, 0);
  await passMinute(api);
  assert.equal(await statusOf(api, id), 'ended');
  assert.equal(api.events.filter(({ event }) => event.name === 'stream.ended').length, 1);
});

test('a stream whose picture came in time stays', async (t) => {
  const api = await createTestApi(t);
  afterTest(t, await holdStreams(api.context));
  const id = await goLive(api);
  api.live.report(id, true, 0);
  await heldBecomes(api, id, true);
  await passMinute(api);
  assert.equal(await statusOf(api, id), 'live');
});

test('when the picture breaks off, a minute is given to come back', async (t) => {
  const api = await createTestApi(t);
  afterTest(t, await holdStreams(api.context));
  const id = await goLive(api);
  api.live.report(id, true, 3);
  await heldBecomes(api, id, true);
  await passMinute(api);
  assert.deepEqual(await plannedIn(api), []);
  api.live.report(id, false, 3);
  await heldBecomes(api, id, false);
  assert.equal((await plannedIn(api)).length, 1);
  assert.equal(await statusOf(api, id), 'live');
  await passMinute(api);
  assert.equal(await statusOf(api, id), 'ended');
});

test('after a restart, streams that were live get a minute for their picture', async (t) => {
  const api = await createTestApi(t);
  const stop = await holdStreams(api.context);
  const id = await goLive(api);
  api.live.report(id, true, 0);
  await heldBecomes(api, id, true);
  await passMinute(api);
  await stop();
  assert.equal((await plannedIn(api)).length, 1);
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(api.db);
  afterTest(t, await holdStreams(api.context));
  assert.equal((await plannedIn(api)).length, 1);
  await passMinute(api);
  assert.equal(await statusOf(api, id), 'ended');
});
