import assert from 'node:assert/strict';
import { chmod, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { startFfmpeg } from './run-ffmpeg.ts';
import { temporaryFolder } from './testing.ts';

const onLinux = { skip: process.platform !== 'linux' && 'limits are set on Linux alone' };

test('what reads a hostile file knows no secret, and is limited and niced', onLinux, async (t) => {
  process.env.SECRET_OF_A_TEST = 'barg';
  t.after(() => delete process.env.SECRET_OF_A_TEST);
  const program = path.join(await temporaryFolder(t), 'ffmpeg');
  await writeFile(program, '#!/bin/sh\nenv; echo "nice $(nice)"; cat /proc/self/limits\n');
  await chmod(program, 0o755);
  const { stdout, done } = startFfmpeg(program, []);
  const said = (await stdout.setEncoding('utf8').toArray()).join('');
  await done;
  assert.doesNotMatch(said, /SECRET_OF_A_TEST|HOME=/);
  // Ten below whatever the tests themselves run at, where the system goes so low.
  assert.match(said, new RegExp(`^nice ${Math.min(getPriority() + 10, 19)}$`, 'm'));
  for (const limit of ['cpu time', 'address space', 'file size'])
    assert.match(said, new RegExp(`^Max ${limit} +\\d+`, 'm'), limit);
});
