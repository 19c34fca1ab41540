import assert from 'node:assert/strict';
import test from 'node:test';
import pg from 'pg';
import { createTestDatabase } from './database.ts';

/** What a test finds in its database that the rows of another test would change. */
const stateOf = async (pool: pg.Pool) => {
  const rows = async (query: string) => (await pool.query(query)).rows;
  return {
    packages: await rows('select * from token_packages order by 1'),
    accounts: await rows('select * from ledger_accounts order by 1'),
    sequences: await rows('select sequencename, last_value from pg_sequences order by 1'),
    jobs: await rows('select * from graphile_worker._private_jobs'),
  };
};

test('a database that a test gives back is for the next one as the migrations left it', async () => {
  const first = await createTestDatabase();
  const before = await stateOf(first.pool);
  await first.pool.query('delete from token_packages');
  await first.pool.query(`select graphile_worker.add_job('anything')`);
  assert.notDeepEqual(await stateOf(first.pool), before);
  await first.close();

  const second = await createTestDatabase();
  assert.equal(second.connectionString, first.connectionString, 'it is the same one');
  assert.deepEqual(await stateOf(second.pool), before);
  await second.close();
});

test('what a test left running in its database is ended', async () => {
  const { connectionString, close } = await createTestDatabase();
  const left = new pg.Client(connectionString);
  const ended = new Promise((resolve) => left.on('error', resolve));
  await left.connect();
  await left.query('begin; delete from token_packages');
  await close();
  assert.match(String(await ended), /terminat/);
  const next = await createTestDatabase();
  assert.notEqual((await next.pool.query('select from token_packages')).rowCount, 0);
  await next.close();
});

test('a database whose tables were changed is not used again', async () => {
  const changed = await createTestDatabase();
  await changed.pool.query('alter table token_packages add check (position >= 0)');
  await changed.close();
  const next = await createTestDatabase();
  assert.notEqual(next.connectionString, changed.connectionString);
  await next.close();
});
