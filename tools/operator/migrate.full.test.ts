import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { createTestDatabase } from '../../apps/api/src/testing/database.ts';
import { WORKSPACE } from '../workspace.ts';

const migrate = (env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, ['tools/operator/migrate.ts'], {
    cwd: WORKSPACE,
    env: { PATH: process.env.PATH, ...env },
  });

test('the step of migrations fills an empty database, and does nothing the second time', async (t) => {
  const database = await createTestDatabase();
  t.after(() => database.close());
  await database.pool.query('drop schema public cascade; drop schema graphile_worker cascade; create schema public');
  const env = { DATABASE_URL: database.connectionString };
  assert.match((await migrate(env)).stdout, /^Applied \d+, the last: \d+/);
  const { rows } = await database.pool.query(`select to_regclass('graphile_worker.jobs') is not null as "hasJobs"`);
  assert.deepEqual(rows, [{ hasJobs: true }]);
  assert.equal((await migrate(env)).stdout, 'Nothing to apply\n');
  await assert.rejects(migrate({}), /DATABASE_URL is not set/);
});
