import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { createTestDatabase } from '../../apps/api/src/testing/database.ts';
import { guideLines } from '../docs/guide-lines.ts';
import { WORKSPACE } from '../workspace.ts';

const COMMAND = 'npm run operator:remove -- ';

test('the command of the guide takes the operator’s rights, and says where and how many sessions ended', async (t) => {
  const database = await createTestDatabase();
  t.after(() => database.close());
  await database.pool.query(`insert into users (id, role, username, email, name)
    values ('0190a0a0-0000-7000-8000-000000000001', 'operator', 'nilou', 'nilou@barg.example', 'Nilou')`);
  const remove = (args: string) =>
    promisify(execFile)('sh', ['-c', `"${process.execPath}" tools/operator/remove.ts ${args}`], {
      cwd: WORKSPACE,
      env: { PATH: process.env.PATH, DATABASE_URL: database.connectionString },
    });
  const [line = '', ...others] = (await guideLines('when-something-fails.md')).filter((one) => one.startsWith(COMMAND));
  assert.deepEqual(others, []);
  const { stdout } = await remove(line.slice(COMMAND.length));
  assert.match(stdout, /nilou is no operator of .+ any more; 0 sessions ended\./);
  const { rows } = await database.pool.query('select role, suspended_reason from users');
  assert.deepEqual(rows, [{ role: 'user', suspended_reason: 'Your phone was stolen' }]);
  await assert.rejects(remove('--username nilou'), /No operator has the username nilou/);
  await assert.rejects(remove(''), /Usage: npm run operator:remove/);
});
