import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: TestDatabase;
let folder: string;

before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'barg-migrations-'));
  await database.pool.query('drop schema public cascade; create schema public');
  await write('0001_trees.sql', 'create table trees (id int primary key); create table twigs (id int);');
  await write('0002_leaves.sql', 'create table leaves (id int primary key);');
});
afterEach(() => rm(folder, { recursive: true }));

function write(name: string, sql: string): Promise<void> {
  return writeFile(path.join(folder, name), sql);
}

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
}

const run = () => migrate({ pool: database.pool, folder });

test('applies what is new, in order and once', async () => {
  assert.deepEqual(await run(), ['0001_trees.sql', '0002_leaves.sql']);
  assert.deepEqual(await run(), []);
  await write('0003_roots.sql', 'create table roots (id int);');
  assert.deepEqual(await run(), ['0003_roots.sql']);
  assert.deepEqual(await tables(), ['leaves', 'roots', 'trees', 'twigs']);
});

test('applies each file once when two processes migrate at the same time', async () => {
  const results = await Promise.all([run(), run()]);
  assert.deepEqual(results.flat().sort(), ['0001_trees.sql', '0002_leaves.sql']);
});

test('installs the tables of the job queue', async () => {
  await run();
  const { rows } = await database.pool.query(`select to_regclass('graphile_worker.jobs') is not null as installed`);
  assert.deepEqual(rows, [{ installed: true }]);
});

test('refuses when an applied file was changed', async () => {
  await run();
  await write('0001_trees.sql', 'create table trees (id bigint primary key);');
  await assert.rejects(run(), { name: 'MigrationError', message: /^Migration 0001_trees\.sql was changed after/ });
});

test('refuses a database that was migrated by a newer version', async () => {
  await run();
  await rm(path.join(folder, '0002_leaves.sql'));
  await assert.rejects(run(), { name: 'MigrationError', message: /^The database has migration 0002_leaves\.sql/ });
});

test('leaves nothing of a file that fails', async () => {
  await write('0003_broken.sql', 'create table half_done (id int); select 1 / 0;');
  await assert.rejects(run(), {
    name: 'MigrationError',
    message: 'Migration 0003_broken.sql failed: division by zero.',
  });
  assert.deepEqual(await tables(), ['leaves', 'trees', 'twigs']);
});

test('does not mind the line ends that a checkout chose', async () => {
  await write('0003_roots.sql', 'create table roots (\n  id int\n);\n');
  await run();
  await write('0003_roots.sql', 'create table roots (\r\n  id int\r\n);\r\n');
  assert.deepEqual(await run(), []);
});

test('the files of this repository apply in full to an empty database', async () => {
  const applied = await migrate({ pool: database.pool });
  assert.deepEqual(
    applied,
    (await readMigrations()).map(({ name }) => name),
  );
});
