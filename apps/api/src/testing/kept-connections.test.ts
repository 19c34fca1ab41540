import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import test from 'node:test';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { openWorkerPool } from '../jobs/job-runner.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A few at a time: each answers after a moment, so that none serves two. */
const processesOf = async (pool: Pool, count = 3): Promise<number[]> => {
  const ask = () => pool.query<{ pid: number }>('select pg_backend_pid() as pid from pg_sleep(0.05)');
  const answers = await Promise.all(Array.from({ length: count }, ask));
  return answers.map(({ rows }) => rows[0]?.pid ?? 0).sort();
};

const use = async <T>(work: (database: TestDatabase) => Promise<T>): Promise<T> => {
  const database = await createTestDatabase();
  const result = await work(database);
  await database.close();
  return result;
};

test('the next test goes on with the connections of the one before', async () => {
  const before = await use(({ pool }) => processesOf(pool));
  assert.equal(new Set(before).size, 3);
  assert.deepEqual(await use(({ pool }) => processesOf(pool)), before);
});

test('what a test has set, locked, opened or listened to in a connection ends with it', async () => {
  await use(async ({ pool }) => {
    const client = await pool.connect();
    await client.query(`set statement_timeout = '7s'; listen anything; select pg_advisory_lock(7)`);
    client.release();
  });
  await use(async ({ pool }) => {
    const { rows } = await pool.query(`select current_setting('statement_timeout') as timeout,
      (select count(*)::int from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database()) as locks,
      (select count(*)::int from pg_listening_channels()) as channels`);
    assert.deepEqual(rows, [{ timeout: '0', locks: 0, channels: 0 }]);
  });
});

test('a connection in whose transaction a test has ended is not kept', async () => {
  const left = await use(async ({ pool }) => {
    const client = await pool.connect();
    const { pid } = (await client.query('select pg_backend_pid() as pid')).rows[0];
    await client.query('begin; delete from token_packages');
    client.release();
    return pid;
  });
  await use(async ({ pool }) => {
    assert.notEqual((await pool.query('select from token_packages')).rowCount, 0);
    assert.ok(!(await processesOf(pool)).includes(left));
  });
});

test('the pool of a test that has ended takes no more statements', async () => {
  const pool = await use(async ({ pool }) => pool);
  await assert.rejects(pool.query('select'), /after calling end/);
});

test('a test of new connections gets such, and jobs are worked off by kept ones', async () => {
  const kept = await use(({ pool }) => processesOf(pool));
  const own = await createTestDatabase({ isNew: true });
  const fresh = await processesOf(own.pool);
  assert.deepEqual(
    fresh.filter((pid) => kept.includes(pid)),
    [],
  );
  await own.close();

  const workers = async ({ connectionString, WorkerClient }: TestDatabase): Promise<number[]> => {
    const pool = openWorkerPool(connectionString, pino({ level: 'silent' }), { Client: WorkerClient });
    const processes = await processesOf(pool);
    await pool.end();
    return processes;
  };
  assert.deepEqual(await use(workers), await use(workers));
});

test('a process that ends leaves none of its databases behind', async () => {
  const program = `import { createTestDatabase } from ${JSON.stringify(import.meta.resolve('./database.ts'))};
    const { pool, close } = await createTestDatabase();
    console.log((await pool.query('select current_database() as name')).rows[0].name);
    await close();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  assert.match(stdout, /^barg_test_/);
  await use(async ({ pool }) => {
    const { rows } = await pool.query('select from pg_database where datname = $1', [stdout.trim()]);
    assert.equal(rows.length, 0);
  });
});
