import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { networkWall } from './network-wall.ts';

test('a system that does not answer in time is asked again, and one that has answered is not', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-wall-'));
  const { PATH = '' } = process.env;
  t.after(async () => {
    process.env.PATH = PATH;
    await rm(folder, { recursive: true, force: true });
  });
  process.env.PATH = `${folder}:${PATH}`;
  const unshare = path.join(folder, 'unshare');
  await writeFile(unshare, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
  assert.equal((await networkWall()).command, process.execPath, 'without a wall meanwhile');
  await writeFile(unshare, '#!/bin/sh\nexit 0\n');
  assert.equal((await networkWall()).command, 'unshare');
  await writeFile(unshare, '#!/bin/sh\nexit 1\n');
  assert.equal((await networkWall()).command, 'unshare');
});
