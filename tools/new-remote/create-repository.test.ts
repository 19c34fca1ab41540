import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { allOrNothing } from './all-or-nothing.ts';
import { writeRepository } from './create-repository.ts';

const freshFolder = async (t: TestContext): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'repository-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
};

/** Files of which the last one cannot be written. */
const FAILING = new Map([
  ['package.json', '{}'],
  ['src/remote.ts', ''],
  ['package.json/never.ts', ''],
]);

test('in a folder that git has made a failure leaves what git made, and no more', async (t) => {
  const folder = await freshFolder(t);
  await mkdir(path.join(folder, '.git'));
  await writeFile(path.join(folder, '.git/HEAD'), 'ref: refs/heads/main');
  await assert.rejects(allOrNothing([writeRepository(folder, FAILING)]));
  assert.deepEqual(await readdir(folder, { recursive: true }), ['.git', '.git/HEAD']);
});

test('an empty folder stays and is empty, one that was not there is not there', async (t) => {
  const folder = await freshFolder(t);
  await assert.rejects(allOrNothing([writeRepository(folder, FAILING)]));
  assert.deepEqual(await readdir(folder), []);
  const other = path.join(folder, 'other');
  await assert.rejects(allOrNothing([writeRepository(other, FAILING)]));
  assert.equal(existsSync(other), false);
});
