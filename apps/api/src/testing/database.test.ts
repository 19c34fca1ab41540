/** @own-process: it tells the process that it ends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestDatabase } from './database.ts';

const use = async (): Promise<void> => {
  const { pool, close } = await createTestDatabase();
  assert.equal((await pool.query('select 1 as one')).rows[0].one, 1);
  await close();
};

test('a test that waits for nothing that runs takes no database from the next ones', async () => {
  await use();
  process.emit('beforeExit', 0);
  await use();
  await use();
});
