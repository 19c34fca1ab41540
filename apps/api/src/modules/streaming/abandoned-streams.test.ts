import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { watchPublishers } from './abandoned-streams.ts';

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
  const id = await goLive(api);
  api.live.publishing.add(id);
  await passMinute(api);
  assert.equal(await statusOf(api, id), 'live');
});

test('when the picture breaks off, a minute is given to come back', async (t) => {
  const api = await createTestApi(t);
  t.after(await watchPublishers(api.context));
  const id = await goLive(api);
  api.live.publishing.add(id);
  await passMinute(api);
  assert.deepEqual(await plannedIn(api), []);
  api.live.publishing.delete(id);
  const noted = t.mock.method(api.context, 'work');
  api.live.report(id, false, 3);
  while (noted.mock.callCount() === 0) await new Promise(setImmediate);
  await noted.mock.calls[0]?.result;
  assert.equal((await plannedIn(api)).length, 1);
  assert.equal(await statusOf(api, id), 'live');
  await passMinute(api);
  assert.equal(await statusOf(api, id), 'ended');
});

test('after a restart, streams that were live get a minute for their picture', async (t) => {
  const api = await createTestApi(t);
  const id = await goLive(api);
  api.live.publishing.add(id);
  await passMinute(api);
  api.live.publishing.delete(id);
  t.after(await watchPublishers(api.context));
  assert.equal((await plannedIn(api)).length, 1);
  await passMinute(api);
  assert.equal(await statusOf(api, id), 'ended');
});
