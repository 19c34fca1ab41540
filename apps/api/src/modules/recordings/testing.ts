import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';
import { partSince } from '../../platform/live/recording-part.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { keepSegments } from './keep-segments.ts';

const run = promisify(execFile);

/** The camera's connection; it began a minute ago. */
export const PART = partSince(Date.now() - 60_000);

/** As the database keeps when what a film shows happened: its minute began now. */
export const CLOCK_OF_A_MINUTE = JSON.stringify([{ atMs: 0, startedAt: Date.now(), durationMs: 60_000 }]);

export const goLive = async (api: TestApi, performer: TestAccount, facts = {}): Promise<string> => {
  const started = await api.as(performer).post('/streaming/live', { title: 'Autumn covers', ...facts });
  return started.body.data._id;
};

/** The stream's picture arrives; answers the folder into which it is recorded. */
export const isRecorded = async (api: TestApi, streamId: string): Promise<string> => {
  api.live.report(streamId, true, 0);
  const recordingOf = () => api.db.selectFrom('recordings').select('id').where('stream_id', '=', streamId);
  while (!(await recordingOf().executeTakeFirst()) || !api.live.recorded.has(streamId));
  return api.live.recorded.get(streamId) ?? '';
};

/** What ffmpeg does every two seconds. @returns what the engine tells of it */
export const writeFile = async (streamId: string, folder: string, number: number) => {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${PART}-00000${number}.mkv`);
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10', '-f', 'lavfi', '-i', 'sine', '-t', '1'];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'libopus'];
  await run('ffmpeg', ['-v', 'error', ...picture, ...coded, file]);
  return { room: streamId, path: file, part: PART, number, durationMs: 1000 };
};

/** What the engine does every two seconds. */
export const writeSegment = async (api: TestApi, streamId: string, folder: string, number: number): Promise<void> => {
  api.live.reportSegment(await writeFile(streamId, folder, number));
  const stored = () => api.db.selectFrom('recording_segments').select('number').where('number', '=', number);
  while (!(await stored().executeTakeFirst()));
};

/** A stream of which three seconds are recorded. */
export const recordThreeSeconds = async (t: TestContext) => {
  const api = await createTestApi(t);
  afterTest(t, await keepSegments(api.context));
  const performer = await api.createPerformer();
  const id = await goLive(api, performer);
  const folder = await isRecorded(api, id);
  for (const number of [0, 1, 2]) await writeSegment(api, id, folder, number);
  return { api, performer, id };
};

/** Lets the last segment's time pass after the end. */
export const settle = async (api: TestApi): Promise<void> => {
  await api.db
    .updateTable('streams')
    .set({ ended_at: new Date(Date.now() - 60_000) })
    .where('status', '=', 'ended')
    .execute();
  await api.context.work((unit) => unit.addJob('settle-recordings', {}));
  await api.runJobs();
};

export const latest = async (api: TestApi, performer: TestAccount) =>
  (await api.as(performer).get('/streaming/recordings/latest')).body.data;

export const storedKeys = async ({ context }: TestApi): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of context.files.list('recordings/')) keys.push(key);
  return keys;
};
