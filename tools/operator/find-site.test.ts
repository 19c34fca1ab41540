import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { OperatorRefusedError } from '@barg/api';
import { findSite } from './find-site.ts';

const emptyFolder = async (t: TestContext): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-find-site-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
};

test('a folder without a site is refused by its name, and nothing is made in it', async (t) => {
  const dataDir = await emptyFolder(t);
  await assert.rejects(findSite({ dataDir, databaseUrl: undefined }), (error) => {
    assert.ok(error instanceof OperatorRefusedError && error.message.includes(dataDir));
    return true;
  });
  assert.deepEqual(await readdir(dataDir), []);
});

test('a site is named by its folder', async (t) => {
  const dataDir = await emptyFolder(t);
  await mkdir(path.join(dataDir, 'postgres'));
  assert.equal(await findSite({ dataDir, databaseUrl: undefined }), dataDir);
});

test('another database is named without its password', async (t) => {
  const place = { dataDir: await emptyFolder(t), databaseUrl: 'postgres://barg:secret@db.example:5433/site' };
  assert.equal(await findSite(place), 'db.example:5433/site');
});
