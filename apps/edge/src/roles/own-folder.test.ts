import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { makeOwnFolder } from './own-folder.ts';

test('the folder of a new site is its owner’s, and one that is there keeps its rights', async (t) => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'barg-own-'));
  t.after(() => rm(parent, { recursive: true }));
  const folder = path.join(parent, 'sites', 'barg');
  const rights = async () => (await stat(folder)).mode & 0o777;
  assert.equal(await makeOwnFolder(folder), undefined);
  assert.equal(await rights(), 0o700);
  await chmod(folder, 0o755);
  assert.match((await makeOwnFolder(folder)) ?? '', /Everybody on this machine may look into .*barg/);
  assert.equal(await rights(), 0o755);
  await chmod(folder, 0o750);
  assert.equal(await makeOwnFolder(folder), undefined);
});
