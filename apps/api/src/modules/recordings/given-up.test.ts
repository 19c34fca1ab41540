import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { closeUnheld } from '../streaming/streaming.service.ts';
import { recordingsJobs } from './recordings.jobs.ts';
import { takeEnded } from './recordings.repository.ts';
import { makeFilmLater } from './remove-segments.ts';
import { latest, recordThreeSeconds, settle } from './testing.ts';

/** A stream of which three seconds are recorded, and how it ends without anybody at work. */
const record = async (t: TestContext) => {
  const { api, performer, id } = await recordThreeSeconds(t);
  const end = async () => {
    await closeUnheld(api.context, id);
    await api.context.work(async (unit) => {
      for (const taken of await takeEnded(unit.db, -1)) await makeFilmLater(unit, taken.id);
    });
  };
  const { _id: recordingId } = await latest(api, performer);
  return { api, performer, id, recordingId: String(recordingId), end };
};

/** As when each worker that had the job was killed. */
const killAll = async ({ db }: TestApi): Promise<void> => {
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(db);
};

const tries = async ({ db }: TestApi, task: string): Promise<number[]> => {
  const { rows } = await sql<{ attempts: number }>`
    select attempts from graphile_worker.jobs where task_identifier = ${task}`.execute(db);
  return rows.map(({ attempts }) => attempts);
};

const countTold = async (api: TestApi, performer: TestAccount): Promise<number> => {
  const told = api.db.selectFrom('notifications').select('id').where('user_id', '=', performer.id);
  return (await told.where('kind', '=', 'recording-failed').execute()).length;
};

test('a film whose workers were all killed has failed, and is made when she tries again', async (t) => {
  const { api, performer, recordingId, end } = await record(t);
  await end();
  await killAll(api);
  assert.equal((await latest(api, performer)).status, 'making');
  await settle(api);
  assert.deepEqual([(await latest(api, performer)).status, await countTold(api, performer)], ['failed', 1]);
  await api.as(performer).put(`/streaming/recordings/${recordingId}`, { choice: 'private' });
  assert.equal((await latest(api, performer)).status, 'making');
  assert.ok((await tries(api, 'make-film-of-recording')).includes(0));
});

test('a film that waits for its next try, or is being made, has not failed', async (t) => {
  const { api, performer, end } = await record(t);
  await end();
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour', attempts = 9`.execute(api.db);
  await settle(api);
  assert.equal((await latest(api, performer)).status, 'making');
  const lock = sql`update graphile_worker._private_jobs
    set attempts = max_attempts, locked_at = now(), locked_by = 'a worker' where run_at > now()`;
  await lock.execute(api.db);
  await settle(api);
  assert.equal((await latest(api, performer)).status, 'making');
});

test('a film whose cutting was given up is whole, and of a clip she is told', async (t) => {
  const { api, performer, id, recordingId, end } = await record(t);
  await end();
  await api.runJobs();
  await api.as(performer).post(`/streaming/recordings/${recordingId}/trim`, { from: 1.2, to: 3 });
  await killAll(api);
  await settle(api);
  const { status, durationSeconds } = await latest(api, performer);
  assert.deepEqual([status, durationSeconds], ['kept', 3]);
  assert.equal((await api.as(performer).post(`/streaming/recordings/of/${id}/clips`, { until: 2 })).status, 200);
  await killAll(api);
  await settle(api);
  await settle(api);
  assert.equal(await countTold(api, performer), 1);
});

test('films that a stopped process was making are made by the next, and no try is counted', async (t) => {
  const { api, performer, id, recordingId, end } = await record(t);
  /** Takes a job out of the queue and does it, as a worker; the film itself is not made playable. */
  const work = async (task: keyof typeof recordingsJobs, stopping?: AbortSignal) => {
    const { rows } = await sql<{ payload: unknown }>`delete from graphile_worker._private_jobs jobs
      using graphile_worker._private_tasks tasks
      where tasks.id = jobs.task_id and tasks.identifier = ${task} returning jobs.payload`.execute(api.db);
    assert.equal(rows.length, 1);
    await recordingsJobs[task](api.context, rows[0]?.payload, stopping);
  };
  const stopAndWork = async (task: keyof typeof recordingsJobs) => {
    await work(task, AbortSignal.abort());
    assert.deepEqual(await tries(api, task), [0]);
    await work(task);
  };
  await api.as(performer).post(`/streaming/recordings/of/${id}/clips`, {});
  await stopAndWork('cut-clip-of-recording');
  assert.equal((await api.as(performer).get('/performer/vault')).body.data.total, 1);
  await end();
  await stopAndWork('make-film-of-recording');
  assert.equal((await latest(api, performer)).status, 'kept');
  await api.as(performer).post(`/streaming/recordings/${recordingId}/trim`, { from: 1.2, to: 3 });
  await stopAndWork('trim-film-of-recording');
  const { status, durationSeconds } = await latest(api, performer);
  assert.deepEqual([status, durationSeconds], ['kept', 2]);
});
