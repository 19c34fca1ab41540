import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { TestApi } from '../../testing/api.ts';
import { latest, recordThreeSeconds, settle } from './testing.ts';

/** For how long a job that fails is tried again, in seconds: it waits e to the power of its attempts in between. */
const patience = async ({ db }: TestApi, task: string): Promise<number> => {
  const { rows } = await sql<{ most: number }>`
    select max_attempts as most from graphile_worker.jobs where task_identifier = ${task}`.execute(db);
  const [job] = rows;
  assert.ok(job, 'it is queued');
  return Array.from({ length: job.most - 1 }, (_, at) => Math.exp(at + 1)).reduce((sum, wait) => sum + wait, 0);
};
const HOURS = 2 * 3600;

/** A stream of which three seconds are recorded. */
const record = async (t: TestContext) => {
  const { api, performer, id } = await recordThreeSeconds(t);
  const end = async () => {
    await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
    await settle(api);
  };
  const vault = async (): Promise<number[]> => {
    const { data } = (await api.as(performer).get('/performer/vault')).body.data;
    return data.map(({ file }: { file: { durationMs: number } }) => Math.round(file.durationMs / 1000));
  };
  return { api, performer, id, end, vault };
};

test('a film is trimmed before it is published; the longer one stays in the vault', async (t) => {
  const { api, performer, end, vault } = await record(t);
  const { _id } = await latest(api, performer);
  const trim = (from: number, to: number, by = performer) =>
    api.as(by).post(`/streaming/recordings/${_id}/trim`, { from, to });
  assert.equal((await trim(1, 3)).body.code, 'recordings.not_made');
  await end();
  const { film } = await latest(api, performer);
  assert.ok(film.url);
  for (const [from, to] of [
    [0, 3],
    [2, 2.5],
    [4, 9],
  ] as const) {
    assert.equal((await trim(from, to)).body.code, 'recordings.cut', `${from} to ${to}`);
  }
  assert.equal((await trim(1, 3, await api.createPerformer())).status, 404);

  assert.deepEqual((await trim(1.2, 3)).body.data.status, 'making');
  assert.ok((await patience(api, 'trim-film-of-recording')) >= HOURS, 'it outlasts a store that is away');
  const chosen = await api.as(performer).put(`/streaming/recordings/${_id}`, { choice: 'published' });
  assert.equal(chosen.body.data.videoId, null, 'not the longer one');
  await api.runJobs();
  const { status, durationSeconds, videoId } = await latest(api, performer);
  assert.deepEqual([status, durationSeconds], ['kept', 2]);
  const video = (await api.guest.get(`/performer-assets/videos/${videoId}`)).body.data;
  assert.equal(Math.round(video.file.durationMs / 1000), 2);
  assert.deepEqual((await vault()).toSorted(), [2, 3]);
  assert.equal((await trim(0, 1)).body.code, 'recordings.published');
});

test('a clip whose recording is deleted while it is cut is kept nowhere', async (t) => {
  const { api, performer, id, vault } = await record(t);
  await api.as(performer).post(`/streaming/recordings/of/${id}/clips`, {});
  const { files } = api.context;
  const putFile = files.putFile.bind(files);
  const put = t.mock.method(files, 'putFile', async (key: string, path: string) => {
    await api.db.updateTable('recordings').set({ status: 'deleted' }).execute();
    return putFile(key, path);
  });
  await api.runJobs();
  assert.equal(put.mock.callCount(), 1);
  assert.deepEqual(await vault(), []);
});

test('a clip is made of what is recorded while the stream runs, and of a moment of its film', async (t) => {
  const { api, performer, id, end, vault } = await record(t);
  const clip = (body: object, by = performer) => api.as(by).post(`/streaming/recordings/of/${id}/clips`, body);
  assert.equal((await clip({}, await api.createPerformer())).status, 404);
  assert.equal((await clip({})).status, 200);
  assert.ok((await patience(api, 'cut-clip-of-recording')) >= HOURS, 'it outlasts a store that is away');
  await api.runJobs();
  assert.deepEqual(await vault(), [3]);
  await end();
  const { body } = await clip({ until: 2 });
  await api.runJobs();
  assert.equal((await api.as(performer).get(`/files/${body.data.fileId}/status`)).body.data.status, 'ready');
  assert.deepEqual((await vault()).toSorted(), [2, 3, 3]);
  assert.equal((await clip({ until: 0 })).body.code, 'recordings.empty');
});
