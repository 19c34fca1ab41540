import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { integrityOf } from '@barg/releases';
import { createSoundFiles } from './sound-files.ts';

test('a file that could not be read for a moment is not taken for a changed one', async (t) => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'barg-sound-'));
  t.after(() => fs.rm(directory, { recursive: true, force: true }));
  await fs.writeFile(path.join(directory, 'main.js'), 'main');
  const shell = { version: 'one', directory, integrity: new Map([['main.js', integrityOf(Buffer.from('main'))]]) };
  const reports: string[] = [];
  const isSound = createSoundFiles((message) => void reports.push(message));
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const failing = t.mock.method(fs, 'readFile', async () => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  });
  syncBuiltinESMExports();
  assert.equal(await isSound(shell, 'main.js'), false);
  assert.equal(await isSound(shell, 'main.js'), false);
  failing.mock.restore();
  syncBuiltinESMExports();
  assert.deepEqual(reports, ['Shell one: too many open files'], 'not for each who asks');
  now = 1000;
  assert.equal(await isSound(shell, 'main.js'), true);
});
