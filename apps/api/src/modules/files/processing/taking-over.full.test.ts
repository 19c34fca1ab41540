import assert from 'node:assert/strict';
import { watch, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { startWorker } from '../../../testing/start-worker.ts';
import { belowApi, makePhoto } from '../testing.ts';
import { filesJobs } from '../files.jobs.ts';
import { processFile } from './process-file.ts';
import { makeClip, temporaryFolder } from './testing.ts';

const upload = async (api: TestApi, performer: TestAccount, as: 'photo' | 'video', bytes: Buffer): Promise<string> => {
  const form = { field: 'file', name: 'x', type: 'application/octet-stream', bytes };
  return (await api.as(performer).upload(`/performer/feeds/${as}/upload`, form)).body.data._id;
};

const rowOf = (api: TestApi, id: string) =>
  api.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const countsOf = async (api: TestApi, id: string) => {
  const { failures, losses } = await rowOf(api, id);
  return { failures, losses };
};

const wait = (api: TestApi, minutes: number) =>
  sql`update files set progressed_at = progressed_at - make_interval(mins => ${minutes}::int)`.execute(api.db);

const resume = (api: TestApi) => api.context.work((unit) => unit.addJob('resume-files', {}));

/** A store that hands nothing out before `open` is called. */
const heldStore = ({ context }: TestApi) => {
  const [asked, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const get = async (key: string) => {
    asked.resolve();
    await opened.promise;
    return context.files.get(key);
  };
  const files = { ...context.files, get };
  return { context: { ...context, files }, asked: asked.promise, open: opened.resolve };
};

test('a file is worked on by one worker, also when nothing is heard of it for long', async (t) => {
  const api = await createTestApi(t);
  const fileId = await upload(api, await api.createPerformer(), 'photo', await makePhoto());
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { context, asked, open } = heldStore(api);
  const first = processFile(context, { fileId });
  await asked;
  await processFile(api.context, { fileId });
  assert.deepEqual([(await rowOf(api, fileId)).status, (await rowOf(api, fileId)).attempts], ['processing', 1]);

  await wait(api, 2);
  const silent = (await rowOf(api, fileId)).progressed_at;
  t.mock.timers.tick(10_000);
  while ((await rowOf(api, fileId)).progressed_at <= silent);
  await resume(api);
  await api.runJobs();
  assert.equal((await rowOf(api, fileId)).attempts, 1);
  open();
  await first;
  assert.equal((await rowOf(api, fileId)).status, 'ready');
});

test('who was taken for lost and comes back leaves the file to whoever has it now', async (t) => {
  const api = await createTestApi(t);
  const fileId = await upload(api, await api.createPerformer(), 'photo', await makePhoto());
  const { context, asked, open } = heldStore(api);
  const first = processFile(context, { fileId });
  await asked;
  await wait(api, 2);
  const second = heldStore(api);
  const other = processFile(second.context, { fileId });
  await second.asked;
  open();
  await first;
  assert.deepEqual([(await rowOf(api, fileId)).status, (await rowOf(api, fileId)).attempts], ['processing', 2]);
  second.open();
  await other;
  assert.equal((await rowOf(api, fileId)).status, 'ready');
});

test('a file is given up once five workers in a row were lost with it, none of which came further than before', async (t) => {
  const api = await createTestApi(t);
  const fileId = await upload(api, await api.createPerformer(), 'photo', await makePhoto());
  const lost: Array<{ open: () => void; work: Promise<void> }> = [];
  const lose = async (percent: number): Promise<void> => {
    const { context, asked, open } = heldStore(api);
    lost.push({ open, work: processFile(context, { fileId }) });
    await asked;
    await api.db.updateTable('files').set({ percent }).where('id', '=', fileId).execute();
    await wait(api, 2);
  };
  for (const percent of [40, 30, 40, 12, 41, 41, 40, 41]) await lose(percent);
  assert.deepEqual([(await rowOf(api, fileId)).status, (await rowOf(api, fileId)).losses], ['processing', 3]);
  await lose(9);
  await processFile(api.context, { fileId });
  const { status, error_code, attempts } = await rowOf(api, fileId);
  assert.deepEqual([status, error_code, attempts], ['failed', 'files.processing_failed', 10]);
  for (const { open } of lost) open();
  await Promise.all(lost.map(({ work }) => work));
  assert.equal((await rowOf(api, fileId)).status, 'failed');
});

test('what fails for a reason of its own is given back, and tried again at once', async (t) => {
  const api = await createTestApi(t);
  const fileId = await upload(api, await api.createPerformer(), 'photo', await makePhoto());
  const get = () => Promise.reject(new Error('the store is away'));
  const context = { ...api.context, files: { ...api.context.files, get } };
  await assert.rejects(processFile(context, { fileId }), /the store is away/);
  assert.deepEqual(await countsOf(api, fileId), { failures: 1, losses: 0 });
  await api.runJobs();
  assert.deepEqual([(await rowOf(api, fileId)).status, (await rowOf(api, fileId)).attempts], ['ready', 2]);
});

test('what failed five times for a reason of its own is given up', async (t) => {
  const api = await createTestApi(t);
  const fileId = await upload(api, await api.createPerformer(), 'photo', await makePhoto());
  const get = () => Promise.reject(new Error('the store is away'));
  const context = { ...api.context, files: { ...api.context.files, get } };
  for (let failure = 0; failure < 5; failure += 1)
    await assert.rejects(processFile(context, { fileId }), /the store is away/);
  await processFile(api.context, { fileId });
  const { status, error_code } = await rowOf(api, fileId);
  assert.deepEqual([status, error_code], ['failed', 'files.processing_failed']);
});

test('what waits for a worker keeps its place before what came later', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const early = await upload(api, performer, 'photo', await makePhoto({ width: 300 }));
  await wait(api, 2);
  const late = await upload(api, performer, 'photo', await makePhoto({ width: 301 }));
  await filesJobs['resume-files'](api.context, {});
  const { rows } = await sql<{ fileId: string }>`select payload ->> 'fileId' as "fileId"
    from graphile_worker._private_jobs order by priority, run_at, id`.execute(api.db);
  assert.deepEqual(
    rows.map(({ fileId }) => fileId),
    [early, late],
  );
});

/** Long enough to end a worker in the middle of it. */
const FILM = { size: '96x54', seconds: 8, rate: 5 };

/** A worker whose ffmpeg takes as long to encode a film as the film is. */
const startSlowWorker = async (t: TestContext, api: TestApi) => {
  const program = path.join(await temporaryFolder(t), 'ffmpeg');
  const script = 'case "$*" in *libx264*) exec ffmpeg -re "$@";; *) exec ffmpeg "$@";; esac';
  await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return startWorker(t, api, { FFMPEG_PATH: program });
};

/** Resolves when something of a film has been written below a folder. */
const filmBegun = async (folder: string): Promise<void> => {
  for await (const { filename } of watch(folder, { recursive: true })) if (filename?.endsWith('.mp4')) return;
};

test('a film whose worker was killed is taken up again by another, and plays', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileId = await upload(api, performer, 'video', await makeClip(t, FILM));
  const begun = filmBegun(path.join(api.context.config.dataDir, 'tmp'));
  const worker = await startSlowWorker(t, api);
  await begun;
  await worker.end('SIGKILL');
  assert.deepEqual([(await rowOf(api, fileId)).status, (await rowOf(api, fileId)).attempts], ['processing', 1]);

  // It may only be slow.
  await resume(api);
  await api.runJobs();
  assert.equal((await rowOf(api, fileId)).attempts, 1);
  await wait(api, 2);
  await resume(api);
  await api.runJobs();
  const { data } = (await api.as(performer).get(`/files/${fileId}/status`)).body;
  assert.deepEqual([data.status, (await rowOf(api, fileId)).attempts], ['ready', 2]);
  assert.deepEqual(await countsOf(api, fileId), { failures: 0, losses: 1 });
  assert.ok(Math.abs(data.file.durationMs - FILM.seconds * 1000) < 200);
  assert.equal((await api.guest.get(belowApi(data.file.hls))).status, 200);
});

test('a film whose worker was stopped in order is taken up again at once, and at no cost, however often', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileId = await upload(api, performer, 'video', await makeClip(t, FILM));
  // One more of either would be the last.
  const counts = { failures: 4, losses: 4 };
  await api.db.updateTable('files').set(counts).where('id', '=', fileId).execute();
  for (let stop = 1; stop <= 2; stop += 1) {
    const begun = filmBegun(path.join(api.context.config.dataDir, 'tmp'));
    const worker = await startSlowWorker(t, api);
    await begun;
    await worker.end('SIGTERM');
    const { status, attempts } = await rowOf(api, fileId);
    assert.deepEqual([status, attempts, await countsOf(api, fileId)], ['pending', stop, counts]);
  }
  await api.runJobs();
  assert.deepEqual([(await rowOf(api, fileId)).status, (await rowOf(api, fileId)).attempts], ['ready', 3]);
});
