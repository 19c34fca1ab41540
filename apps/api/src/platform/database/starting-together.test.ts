import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestDatabase } from '../../testing/database.ts';
import { awaitMigrations } from './await-migrations.ts';
import { readMigrations } from './migrate.ts';
import { whileAlone } from './while-alone.ts';

const setUp = async (t: TestContext) => {
  const database = await createTestDatabase();
  t.after(() => database.close());
  return database;
};

test('of processes that start at once one prepares, and the next follows when it ended', async (t) => {
  const { connectionString, pool } = await setUp(t);
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  const first = whileAlone(connectionString, async () => {
    begun.resolve();
    await mayEnd.promise;
    order.push('first');
  });
  await begun.promise;
  const second = whileAlone(connectionString, async () => void order.push('second'));
  const isWaiting = async () =>
    (
      await pool.query(`select from pg_stat_activity where application_name = 'barg start'
        and query like '%pg_try_advisory_lock%' and datname = current_database()`)
    ).rowCount === 2;
  while (!(await isWaiting()));
  mayEnd.resolve();
  await Promise.all([first, second]);
  assert.deepEqual(order, ['first', 'second']);
});

test('a process that dies or fails while it prepares holds up nobody', async (t) => {
  const { connectionString, pool } = await setUp(t);
  const begun = Promise.withResolvers<void>();
  const never = whileAlone(connectionString, () => {
    begun.resolve();
    return new Promise<never>(() => undefined);
  });
  never.catch(() => undefined);
  await begun.promise;
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'barg start' and datname = current_database()`);
  const fails = whileAlone(connectionString, async () => Promise.reject(new Error('no')));
  await assert.rejects(fails, /no/);
  assert.equal(await whileAlone(connectionString, async () => 'done'), 'done');
});

test('what does not migrate waits for what does, and says so after a while', async (t) => {
  const { pool } = await setUp(t);
  await awaitMigrations(pool, 0);
  const { name = '', checksum } = (await readMigrations()).at(-1) ?? {};
  await pool.query('delete from schema_migrations where name = $1', [name]);
  await assert.rejects(
    awaitMigrations(pool, 0),
    new RegExp(`lacks migration ${name}: start a process with ROLE=worker`),
  );
  const waiting = awaitMigrations(pool);
  await pool.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  await waiting;
  await pool.query('drop table schema_migrations');
  await assert.rejects(awaitMigrations(pool, 0), /lacks migration 0001/);
});
