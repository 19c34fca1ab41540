import assert from 'node:assert/strict';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readConfig } from '@barg/api';
import { startHeartbeat } from '../../apps/api/src/platform/heartbeats.ts';
import { createTestDatabase } from '../../apps/api/src/testing/database.ts';
import { compareCommonSettings, settingsOf, tellCommonSettings } from '../../apps/edge/src/roles/common-settings.ts';

const worker = {
  SECRET_KEY: 'a secret of thirty-two letters, or so',
  S3_BUCKET: 'leaves',
  PUBLIC_URL: 'https://a.example',
};

test('a process that would read nothing of what the worker writes does not start, and is told why', async (t) => {
  const database = await createTestDatabase();
  t.after(() => database.close());
  const compare = (changes: NodeJS.ProcessEnv) => compareCommonSettings(database, { ...worker, ...changes });
  assert.deepEqual(await compare({}), [], 'nothing is known before the first worker');
  await tellCommonSettings(database, worker);
  assert.deepEqual(await compare({ PORT: '4000' }), []);
  await assert.rejects(
    compare({ SECRET_KEY: 'another of thirty-two letters, or so' }),
    /^StartError: SECRET_KEY differs/,
  );
  await assert.rejects(compare({ S3_BUCKET: 'twigs' }), /S3_BUCKET differs from the worker's/);
  assert.deepEqual(await compare({ PUBLIC_URL: 'https://b.example', REDIS_PREFIX: 'twig' }), [
    "PUBLIC_URL differs from the worker's: links in mails and previews lead to different sites. Set the same in every process.",
    "REDIS_PREFIX differs from the worker's: what happens in one is not told to the sockets of another, and each counts limits alone. Set the same in every process.",
  ]);
  await assert.rejects(compare({ DATA_DIR: 'another folder' }), /^StartError: DATA_DIR differs .* one folder that all/);
  await tellCommonSettings(database, { ...worker, S3_BUCKET: 'twigs' });
  assert.deepEqual(await compare({ S3_BUCKET: 'twigs' }), []);
  const { rows } = await database.pool.query(`select value::text from settings where key = 'commonSettings'`);
  assert.ok(!JSON.stringify(rows).includes('leaves'));
});

test('nor does a worker while others are at work, which it would lock out', async (t) => {
  const database = await createTestDatabase();
  t.after(() => database.close());
  await tellCommonSettings(database, worker);
  const other = { ...worker, SECRET_KEY: 'another of thirty-two letters, or so' };
  const atWork = { ids: ['api'], onBeat: async () => undefined, report: () => undefined };
  const heartbeat = await startHeartbeat(database.db, atWork);
  t.after(() => heartbeat.stop());
  await assert.rejects(tellCommonSettings(database, other), /^StartError: SECRET_KEY differs from what processes/);
  assert.deepEqual(await tellCommonSettings(database, { ...worker, PUBLIC_URL: 'https://b.example' }), [
    'PUBLIC_URL differs from what processes with this database were set to: links in mails and previews lead to different sites. Set the same in every process.',
  ]);
  assert.deepEqual(await compareCommonSettings(database, { ...worker, PUBLIC_URL: 'https://b.example' }), []);
  await heartbeat.stop();
  assert.deepEqual(await tellCommonSettings(database, other), []);
  await assert.rejects(compareCommonSettings(database, worker), /^StartError: SECRET_KEY differs/);
});

test('a process is known by the key and the folder that it has, also where it was given none', async (t) => {
  const database = await createTestDatabase();
  t.after(() => database.close());
  const folder = async (): Promise<string> => {
    const made = await mkdtemp(path.join(os.tmpdir(), 'barg-settings-'));
    t.after(() => rm(made, { recursive: true }));
    return made;
  };
  const [one, other] = [await folder(), await folder()];
  const settingsIn = (DATA_DIR: string, more: NodeJS.ProcessEnv = {}) => {
    const env = { DATA_DIR, PUBLIC_URL: 'https://a.example', ...more };
    return settingsOf(env, readConfig(env));
  };
  await tellCommonSettings(database, await settingsIn(one));
  assert.deepEqual(await compareCommonSettings(database, await settingsIn(one)), []);
  await assert.rejects(
    compareCommonSettings(database, await settingsIn(other)),
    /^StartError: SECRET_KEY differs .*cannot open/,
  );
  // A name for the same folder is the same folder.
  const link = path.join(other, 'link');
  await symlink(one, link);
  assert.deepEqual(await compareCommonSettings(database, await settingsIn(link)), []);

  const SECRET_KEY = worker.SECRET_KEY;
  await tellCommonSettings(database, await settingsIn(one, { SECRET_KEY }));
  await assert.rejects(
    compareCommonSettings(database, await settingsIn(other, { SECRET_KEY })),
    /^StartError: DATA_DIR differs .*another does not find/,
  );
  // With a bucket each may have a folder of its own.
  const bucket = { SECRET_KEY, STORAGE: 's3', S3_BUCKET: 'leaves' };
  await tellCommonSettings(database, await settingsIn(one, bucket));
  assert.deepEqual(await compareCommonSettings(database, await settingsIn(other, bucket)), []);
});
