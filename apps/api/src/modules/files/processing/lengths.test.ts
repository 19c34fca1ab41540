import assert from 'node:assert/strict';
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../../testing/api.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { inspectRecording } from './inspect-recording.ts';
import { endingWith, FfmpegInterruptedError, runFfmpeg } from './run-ffmpeg.ts';
import { makeLongClip, temporaryFolder } from './testing.ts';
import { fullTest } from '../../../testing/full-test.ts';

test('a recording of six hours is refused in words, also where its head does not say how long it is', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  for (const saysSo of [true, false]) {
    const bytes = await makeLongClip(t, { hours: 6, saysSo });
    const form = { field: 'file', name: 'x', type: 'video/mp4', bytes };
    const { body } = await api.as(performer).upload('/performer/feeds/video/upload', form);
    await api.runJobs();
    const asked = await api.as(performer).get(`/files/${body.data._id}/status`, { 'x-locale': 'en-US' });
    const { status, errorCode, errorMessage } = asked.body.data;
    assert.deepEqual([status, errorCode], ['failed', 'files.recording_too_long'], String(saysSo));
    assert.equal(errorMessage, 'This file is longer than six hours, please cut it.');
  }
});

fullTest('a recording of five hours is looked through', async (t) => {
  const ffmpeg = (await findFfmpeg('ffmpeg')) ?? '';
  for (const saysSo of [true, false]) {
    const source = path.join(await temporaryFolder(t), 'clip');
    await writeFile(source, await makeLongClip(t, { hours: 5, saysSo }));
    const mime = saysSo ? 'video/mp4' : 'video/webm';
    await inspectRecording(ffmpeg, { path: source, mime, medium: 'video' });
  }
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
