import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startHeartbeat } from '../../apps/api/src/platform/heartbeats.ts';
import { createTestDatabase } from '../../apps/api/src/testing/database.ts';
import { compareCommonSettings, tellCommonSettings } from '../../apps/edge/src/roles/common-settings.ts';

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
  assert.deepEqual(await compare({ PUBLIC_URL: 'https://b.example' }), [
    "PUBLIC_URL differs from the worker's: set the same in every process.",
  ]);
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
  await tellCommonSettings(database, { ...worker, PUBLIC_URL: 'https://b.example' });
  assert.deepEqual(await compareCommonSettings(database, { ...worker, PUBLIC_URL: 'https://b.example' }), []);
  await heartbeat.stop();
  await tellCommonSettings(database, other);
  await assert.rejects(compareCommonSettings(database, worker), /^StartError: SECRET_KEY differs/);
});
