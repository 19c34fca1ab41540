import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { filtersIn, findFfmpeg, hasFilters, isMaintained } from './find-ffmpeg.ts';

test('an ffmpeg of the system is taken while it is maintained', () => {
  const said = (version: string) => `ffmpeg version ${version} Copyright (c) 2000-2026 the FFmpeg developers`;
  assert.deepEqual(
    ['4.1', '4.4.2-0ubuntu0.22.04.1', '5.1.9-0+deb12u1', 'n7.1', '8.0', 'N-118000-gabcdef'].map((it) =>
      isMaintained(said(it)),
    ),
    [false, false, true, true, true, true],
  );
});

test('what filters an ffmpeg has is read from its own table', async () => {
  const said = [
    'Filters:',
    '  T.. = Timeline support',
    ' ... abench            A->A       Benchmark part of a filtergraph.',
    ' TSC zscale            V->V       Apply resizing, colorspace and bit depth conversion.',
    ' .. amerge            N->A       Merge.',
    ' ... testsrc2          |->V       Generate another test pattern.',
  ].join('\n');
  assert.deepEqual(filtersIn(said), ['abench', 'zscale', 'amerge', 'testsrc2']);
  const ffmpeg = (await findFfmpeg('ffmpeg')) ?? '';
  assert.equal(await hasFilters(ffmpeg, ['scale']), true);
  assert.equal(await hasFilters(ffmpeg, ['scale', 'no-such-filter']), false);
  assert.equal(await hasFilters('/nonexistent/ffmpeg', ['scale']), false);
});

test('what does not run, or fails, is none', async () => {
  assert.equal(await findFfmpeg('/nonexistent/ffmpeg'), null);
  assert.equal(await findFfmpeg('/bin/false'), null);
});

test('what could not be run once is run again, and what it has said is not asked for again', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-ffmpeg-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const ffmpeg = path.join(folder, 'ffmpeg');
  const table = 'echo " ... scale V->V Scale."';
  await writeFile(ffmpeg, `#!/bin/sh\n[ -e ${folder}/isBusy ] && exit 1\n${table}\n`, { mode: 0o755 });
  await writeFile(path.join(folder, 'isBusy'), '');
  assert.deepEqual([await findFfmpeg(ffmpeg), await hasFilters(ffmpeg, ['scale'])], [null, false]);
  await rm(path.join(folder, 'isBusy'));
  const found = [await findFfmpeg(ffmpeg), await hasFilters(ffmpeg, ['scale'])];
  assert.deepEqual(found, [ffmpeg, true]);
  await rm(ffmpeg);
  assert.deepEqual([await findFfmpeg(ffmpeg), await hasFilters(ffmpeg, ['scale'])], found);
});

test('whoever watches the site is told that it has no ffmpeg, and that it works all the same', async (t) => {
  const [without, withIt] = [await createTestApi(t, { FFMPEG_PATH: '/nonexistent/ffmpeg' }), await createTestApi(t)];
  assert.equal((await without.guest.get('/ready')).body.data.films, 'failed');
  assert.equal((await withIt.guest.get('/ready')).body.data.films, 'ok');
});
