import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { migrate, MIGRATIONS_FOLDER } from '../../platform/database/migrate.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { findImbalances } from './imbalances.ts';

const MONEY = path.join(import.meta.dirname, 'testing/money-before-0070.sql');

test('the migration of a database with old money keeps every balance, and the ledger balances', async (t) => {
  const { pool, db, close } = await createTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-money-'));
  afterTest(t, async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  await pool.query('drop schema public cascade; create schema public');
  const copy = async (isWanted: (file: string) => boolean) => {
    for (const file of (await readdir(MIGRATIONS_FOLDER)).filter(isWanted)) {
      await cp(path.join(MIGRATIONS_FOLDER, file), path.join(folder, file));
    }
  };
  const balances = async () => {
    const { rows } = await pool.query(
      `select owner_id, account.kind, balance, (select sum(amount) from ledger_entries where account_id = account.id) as total
       from ledger_accounts account where exists (select from ledger_entries where account_id = account.id)
       order by owner_id nulls first, account.kind`,
    );
    return rows;
  };

  await copy((file) => file < '0070');
  await migrate({ pool, folder });
  await pool.query(await readFile(MONEY, 'utf8'));
  const before = await balances();
  await copy(() => true);
  await migrate({ pool, folder });
  assert.equal(before.length, 7);
  assert.deepEqual(await balances(), before);
  assert.deepEqual(await findImbalances(db), []);
});
