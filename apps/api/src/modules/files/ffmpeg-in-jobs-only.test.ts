import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { gatherJobs } from '../../jobs/gather-jobs.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { createTestApi } from '../../testing/api.ts';
import { modules } from '../index.ts';
import { CUT_CLIP, TRIM_FILM } from '../recordings/cut-jobs.ts';
import { MAKE_FILM } from '../recordings/remove-segments.ts';
import { tusOf } from '../uploads/testing.ts';
import { PROCESS_FILE } from './processing-job.ts';
import { makeClip, makeSound } from './processing/testing.ts';
import { belowApi } from './testing.ts';
import { fullTest } from '../../testing/full-test.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');
/** Imports and re-exports that are there at run time: types are not. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^;']*?\sfrom\s+)?'([^']+)'/gm;
const LATER_IMPORTS = /\bimport\('([^']+)'\)/g;

/** What a module declares to be run by jobs, and as a process starts to work on them. */
const RUN_BY_JOBS = /(\.jobs|\/warn-of-ffmpeg)\.ts$/;

/** Every file that a file runs on, itself included, with what else they import; `isLeftOut` are not followed. */
const reachedFrom = (start: string, isLeftOut = (_file: string): boolean => false) => {
  const files = new Set([start]);
  const packages = new Set<string>();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, name = ''] of [...source.matchAll(IMPORTS), ...source.matchAll(LATER_IMPORTS)]) {
      const target = path.resolve(path.dirname(file), name);
      if (!name.startsWith('.')) packages.add(name);
      else if (!isLeftOut(target)) files.add(target);
    }
  }
  return { files: [...files].map((file) => path.relative(SOURCES, file)), packages };
};

test('nothing that answers requests can run a program', () => {
  const { files, packages } = reachedFrom(path.join(SOURCES, 'app.ts'), (file) => RUN_BY_JOBS.test(file));
  assert.ok(files.includes('modules/files/examine-file.ts'), 'the routes are among what is looked at');
  assert.ok(files.includes('modules/teasers/settle-teaser.ts'), 'and what hooks call');
  assert.ok(!files.includes('modules/files/processing/run-ffmpeg.ts'));
  assert.deepEqual(
    [...packages].filter((name) => name.includes('child_process')),
    [],
  );
  // What jobs reach is found by the same way.
  const jobs = reachedFrom(path.join(SOURCES, 'modules/files/files.jobs.ts'));
  assert.ok(jobs.files.includes('modules/files/processing/run-ffmpeg.ts') && jobs.packages.has('node:child_process'));
});

/** The files that a handler runs on, by the names in its code that its file imports. */
const reachedByHandler = (jobsFile: string, handler: JobHandler): string[] => {
  const code = `${handler.name} ${String(handler)}`;
  return [...readFileSync(jobsFile, 'utf8').matchAll(/^import \{([^}]+)\} from '(\.[^']+)'/gm)].flatMap(
    ([, names = '', from = '']) => {
      const isUsed = names.split(',').some((name) => new RegExp(`\\b${name.trim()}\\b`).test(code));
      return isUsed ? reachedFrom(path.resolve(path.dirname(jobsFile), from)).files : [];
    },
  );
};

/** Every job that may run ffmpeg. Pictures are bounded in size and length, and wait for nothing. */
const ffmpegJobs = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const name of await readdir(path.join(SOURCES, 'modules'), { recursive: true })) {
    if (!name.endsWith('.jobs.ts')) continue;
    const file = path.join(SOURCES, 'modules', name);
    const exported: Record<string, unknown> = await import(file);
    const own = Object.entries(exported).filter(([key]) => key.endsWith('Jobs'));
    for (const [job, handler] of own.flatMap(([, jobs]) => Object.entries(jobs as Record<string, JobHandler>))) {
      if (reachedByHandler(file, handler).includes('modules/files/processing/run-ffmpeg.ts')) found.push(job);
    }
  }
  return found.filter((job) => job !== PROCESS_FILE.quick);
};

test('what may run ffmpeg has lanes of its own: letters, logins and pictures do not wait for it', async () => {
  const jobs = await ffmpegJobs();
  for (const job of [PROCESS_FILE.long, MAKE_FILM, TRIM_FILM, CUT_CLIP]) assert.ok(jobs.includes(job), job);
  const slow = gatherJobs(modules).lanes.flatMap(({ tasks }) => tasks);
  assert.deepEqual(
    jobs.filter((job) => !slow.includes(job)),
    [],
  );
});

/** An ffmpeg that writes down each time that it is run. */
const countedFfmpeg = async (t: TestContext) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-counted-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const [program, log] = [path.join(folder, 'ffmpeg'), path.join(folder, 'log')];
  await writeFile(log, '');
  await writeFile(program, `#!/bin/sh\necho run >> '${log}'\nexec ffmpeg "$@"\n`);
  await chmod(program, 0o755);
  return { program, runs: async () => (await readFile(log, 'utf8')).split('\n').length - 1 };
};

fullTest('no request that brings a film or sound runs ffmpeg, whichever way it comes', async (t) => {
  const { program, runs } = await countedFfmpeg(t);
  const api = await createTestApi(t, { FFMPEG_PATH: program });
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const [clip, sound] = [await makeClip(t, { size: '160x90' }), await makeSound(t, 'sound.mp3')];
  const form = (bytes: Buffer) => ({ field: 'file', name: 'x', type: 'video/mp4', bytes });
  const atTheStart = await runs();
  const as = api.as(performer);
  const sent = [
    await as.upload('/performer/feeds/video/upload', form(clip)),
    await as.upload('/performer/feeds/audio/upload', form(sound)),
    await as.upload('/performers/welcome-video/upload', form(clip)),
    await api.as(fan).upload('/messages/private/file/video', form(clip)),
    await tusOf(api, performer).sendWhole(sound, { type: 'audio' }),
  ];
  const { data } = (await as.post('/performer/feeds/upload-url', { type: 'teaser' })).body;
  sent.push(await api.guest.upload(belowApi(data.uploadUrl), form(clip)));
  assert.deepEqual(
    sent.map(({ status }) => status),
    [200, 200, 200, 200, 204, 200],
  );
  assert.equal((await api.guest.get('/ready')).body.data.films, 'ok');
  assert.equal(await runs(), atTheStart);
  await api.runJobs();
  assert.ok((await runs()) > atTheStart, 'jobs run it, and are counted');
  const states = await api.db.selectFrom('files').select('status').execute();
  assert.deepEqual([...new Set(states.map(({ status }) => status))], ['ready']);
});
