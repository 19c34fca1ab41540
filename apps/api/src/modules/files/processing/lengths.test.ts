import assert from 'node:assert/strict';
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../../testing/api.ts';
import { endingWith, FfmpegInterruptedError, runFfmpeg } from './run-ffmpeg.ts';
import { makeLongClip, temporaryFolder } from './testing.ts';

test('a recording of six hours is refused, also where its head does not say how long it is', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const send = (as: string, bytes: Buffer) =>
    api.as(performer).upload(`/performer/feeds/${as}/upload`, { field: 'file', name: 'x', type: 'video/mp4', bytes });
  for (const saysSo of [true, false]) {
    const refused = await send('video', await makeLongClip(t, { hours: 6, saysSo }));
    assert.deepEqual([refused.status, refused.body.code], [422, 'files.recording_too_long'], String(saysSo));
    assert.equal((await send('video', await makeLongClip(t, { hours: 5, saysSo }))).status, 200);
  }
  assert.equal((await api.db.selectFrom('files').selectAll().execute()).length, 2);
});

const MINUTE_MS = 60_000;

const writeProgram = async (t: TestContext, script: string): Promise<string> => {
  const program = path.join(await temporaryFolder(t), 'ffmpeg');
  await writeFile(program, `#!${process.execPath}\n${script}\n`);
  await chmod(program, 0o755);
  return program;
};

/** Runs a program that says once how far it is, and then hangs. */
const startHanging = async (t: TestContext, time: string) => {
  const program = await writeProgram(t, `console.log('out_time=${time}'); setInterval(() => {}, 1000);`);
  const heard = Promise.withResolvers<void>();
  const run = { ended: Promise.resolve(''), isOver: false };
  run.ended = runFfmpeg(program, [], { onTime: () => heard.resolve() })
    .then(
      () => 'done',
      (error: Error) => error.message,
    )
    .finally(() => (run.isOver = true));
  await heard.promise;
  return run;
};

test('a run has as much time as comes of the film, and one that hangs is ended', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const [hanging, long] = [await startHanging(t, '00:00:01.000000'), await startHanging(t, '02:00:00.000000')];
  t.mock.timers.tick(31 * MINUTE_MS);
  assert.match(await hanging.ended, /ended by SIGKILL/);
  assert.equal(long.isOver, false);
  t.mock.timers.tick(16 * 60 * MINUTE_MS);
  assert.match(await long.ended, /ended by SIGKILL/);
});

test('a run that was asked to end says nothing of the film, whatever its exit code', async (t) => {
  const words = 'Exiting normally, received signal 15.';
  const asked = await writeProgram(t, `console.error('${words}'); process.exitCode = 255;`);
  await assert.rejects(runFfmpeg(asked, []), FfmpegInterruptedError);
});

test('a run ends with the work that it is part of', async (t) => {
  const ending = new AbortController();
  const run = await endingWith(ending.signal, () => startHanging(t, '00:00:01.000000'));
  ending.abort();
  assert.match(await run.ended, /abort/);
});
