import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { connect, transaction } from './connect.ts';

let database: TestDatabase;

before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

test('money comes back as bigint and times as Date, without rounding', async () => {
  const { rows } = await sql<{ amount: bigint; at: Date }>`
    select 9007199254740993::bigint as amount, '2026-01-02T03:04:05.678Z'::timestamptz as at`.execute(database.db);
  assert.equal(rows[0]?.amount, 9007199254740993n);
  assert.equal(rows[0]?.at.toISOString(), '2026-01-02T03:04:05.678Z');
});

test('bigint goes in as exactly as it comes out', async () => {
  const row = await database.db
    .insertInto('token_packages')
    .values({
      id: '0190a0a0-0000-7000-8000-000000000001',
      names: '{}',
      tokens: 9007199254740993n,
      price: 1n,
      currency: 'USD',
    })
    .returning('tokens')
    .executeTakeFirstOrThrow();
  assert.equal(row.tokens, 9007199254740993n);
});

test('a transaction undoes everything when its work fails, and joins the one it is called in', async () => {
  const addSetting = (key: string) => ({ key, value: JSON.stringify(true) });
  await assert.rejects(
    transaction(database.db, async (outer) => {
      await outer.insertInto('settings').values(addSetting('outer')).execute();
      await transaction(outer, (inner) => inner.insertInto('settings').values(addSetting('inner')).execute());
      throw new Error('changed my mind');
    }),
    /changed my mind/,
  );
  const found = await database.db.selectFrom('settings').select('key').where('key', 'in', ['outer', 'inner']).execute();
  assert.deepEqual(found, []);
});

test('a transaction that PostgreSQL ended for a deadlock is repeated', async () => {
  let attempts = 0;
  const result = await transaction(database.db, async (trx) => {
    attempts++;
    if (attempts === 1) await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(trx);
    return 'done';
  });
  assert.deepEqual({ result, attempts }, { result: 'done', attempts: 2 });
});

test('a lost connection is reported and replaced, in the pool or in use', async () => {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (message: string) => void warnings.push(message), error: () => {} };
  const connection = await connect({ connectionString: database.connectionString, log, max: 1 });
  const client = await connection.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const lost = new Promise((resolve) => client.once('error', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await lost;
  client.release(true);
  const { rows: again } = await connection.pool.query('select 1 as one');
  assert.deepEqual(again, [{ one: 1 }]);
  assert.match(warnings[0] ?? '', /^A database connection was lost/);
  await connection.close();
});

test('a server that does not answer is named without its password', async () => {
  await assert.rejects(connect({ connectionString: 'postgresql://barg:secret@127.0.0.1:1/barg' }), (error) => {
    assert.ok(error instanceof Error);
    assert.match(error.message, /^The database at 127\.0\.0\.1:1\/barg cannot be used: .+\.$/);
    assert.doesNotMatch(error.message, /secret/);
    return true;
  });
});
