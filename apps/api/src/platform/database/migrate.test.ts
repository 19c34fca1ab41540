import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
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

test('applies a file that has come beside others, before whose number later ones were applied', async () => {
  await write('0009_roots.sql', 'create table roots (id int);');
  await run();
  await write('0003_blossoms.sql', 'alter table roots add column blossoms int;');
  assert.deepEqual(await run(), ['0003_blossoms.sql']);
  assert.deepEqual(await run(), []);
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

/** Indexes of the leaves that can be used. */
async function validIndexes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indrelid = 'leaves'::regclass and indisvalid and not indisprimary order by 1`,
  );
  return rows.map(({ name }) => name);
}

const INDEXES = `-- outside a transaction
-- Found by their trees; each leaf once.
create index concurrently if not exists leaves_tree_idx on leaves (tree_id);
create unique index concurrently if not exists leaves_name_key on leaves (name);
`;

/** Leaves with two of one name: the second of the indexes cannot be built. */
const growTwins = async () => {
  await run();
  await database.pool.query(`alter table leaves add column tree_id int, add column name text;
    insert into leaves (id, name) values (1, 'oak'), (2, 'oak')`);
  await write('0003_indexes.sql', INDEXES);
};

test('builds indexes outside a transaction, and what was left half-built anew', async () => {
  await growTwins();
  await assert.rejects(run(), {
    name: 'MigrationError',
    message: /^Migration 0003_indexes\.sql failed: could not create/,
  });
  assert.deepEqual(await validIndexes(), ['leaves_tree_idx'], 'the other is there, and cannot be used');
  await database.pool.query('delete from leaves where id = 2');
  assert.deepEqual(await run(), ['0003_indexes.sql']);
  assert.deepEqual(await validIndexes(), ['leaves_name_key', 'leaves_tree_idx']);
  assert.deepEqual(await run(), []);
});

test('whoever writes does not wait for such an index, nor does it for a process that migrates as well', async () => {
  await growTwins();
  await database.pool.query('delete from leaves where id = 2');
  const writer = await database.pool.connect();
  await writer.query('begin');
  await writer.query('insert into leaves (id) values (3)');
  const running = Promise.all([run(), run()]);
  const isWaiting = async () =>
    (
      await database.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
      and query like 'create index concurrently%' and datname = current_database()`)
    ).rowCount === 1;
  while (!(await isWaiting())) await delay(20);
  await database.pool.query(`set lock_timeout = '5s'; insert into leaves (id) values (4)`);
  await writer.query('commit');
  writer.release();
  assert.deepEqual((await running).flat(), ['0003_indexes.sql']);
  assert.deepEqual(await validIndexes(), ['leaves_name_key', 'leaves_tree_idx']);
});

test('nothing but indexes is built outside a transaction', async () => {
  await write('0003_broken.sql', `${INDEXES}create table half_done (id int);`);
  await assert.rejects(run(), { name: 'MigrationError', message: /may stand: create table half_done/ });
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
