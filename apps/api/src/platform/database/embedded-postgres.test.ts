import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres, stopEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { BrokenDataDirectoryError, DatabaseError } from './errors.ts';
import { openDatabase } from './open-database.ts';
import { fullTest } from '../../testing/full-test.ts';

const folders: string[] = [];

after(async () => {
  for (const folder of folders) {
    await stopEmbeddedPostgres(folder);
    await rm(folder, { recursive: true, force: true });
  }
});

async function temporaryDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-embedded-test-'));
  folders.push(folder);
  return folder;
}

async function query(server: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.connectionString('postgres'));
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('keeps its data over a restart, and adopts a server that outlived its process', async () => {
  const dataDir = await temporaryDataDir();
  const first = await startEmbeddedPostgres({ dataDir });
  assert.equal(first.isAdopted, false);
  await query(first, 'create table leaves (id int); insert into leaves values (7)');

  const second = await startEmbeddedPostgres({ dataDir });
  assert.equal(second.isAdopted, true);
  assert.equal(second.pid(), first.pid());
  await second.stop();

  const third = await startEmbeddedPostgres({ dataDir });
  assert.equal(third.isAdopted, false);
  assert.deepEqual(await query(third, 'select id from leaves'), [{ id: 7 }]);
  first.release();
  await third.stop();
});

test('loses nothing acknowledged when it is killed, and starts again by itself', async () => {
  const server = await startEmbeddedPostgres({ dataDir: await temporaryDataDir() });
  await query(server, 'create table acknowledged (n int)');
  const killed = server.pid();
  const writer = new pg.Client(server.connectionString('postgres'));
  await writer.connect();
  const broken = new Promise((resolve) => writer.on('error', resolve));
  let acknowledged = 0;
  try {
    for (;;) {
      await writer.query('insert into acknowledged values ($1)', [acknowledged + 1]);
      acknowledged++;
      if (acknowledged === 200) process.kill(killed, 'SIGKILL');
    }
  } catch {
    await broken;
  }
  while (server.pid() === killed) await delay(20);
  const [row] = await query(server, 'select count(*)::int as count from acknowledged');
  assert.ok(acknowledged >= 200);
  assert.ok(Number(row?.count) >= acknowledged, `${row?.count} rows of ${acknowledged} acknowledged`);
  await server.stop();
});

fullTest('starts one server when several processes ask at the same time', async () => {
  const dataDir = await temporaryDataDir();
  const servers = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir, isWatched: false })));
  assert.equal(new Set(servers.map((server) => server.pid())).size, 1);
  assert.equal(servers.filter((server) => !server.isAdopted).length, 1);
  await servers[0]?.stop();
});

fullTest('works in a data directory whose parents only we may enter', async () => {
  const parent = await temporaryDataDir();
  await chmod(parent, 0o700);
  const dataDir = path.join(parent, 'home', 'data');
  const server = await startEmbeddedPostgres({ dataDir });
  assert.deepEqual(await query(server, 'select 1 as one'), [{ one: 1 }]);
  await server.stop();
});

fullTest('starts over the lock of a dead server whose process id belongs to another program now', async () => {
  const dataDir = await temporaryDataDir();
  await (await startEmbeddedPostgres({ dataDir })).stop();
  const lock = path.join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(lock, `${process.pid}\n/nowhere\n1\n5432\n/nowhere\n\n1 1\nready\n`);
  const server = await startEmbeddedPostgres({ dataDir });
  assert.notEqual(server.pid(), process.pid);
  await server.stop();
});

test('asks for a password where it must listen on TCP', async () => {
  const dataDir = await temporaryDataDir();
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, transport: 'tcp' });
  assert.deepEqual(await query(server, 'select 1 as one'), [{ one: 1 }]);
  const url = new URL(server.connectionString('postgres'));
  url.password = 'wrong';
  await assert.rejects(new pg.Client(url.href).connect(), { code: '28P01' });
  await server.stop();
});

test('answers trigram searches in Persian', async () => {
  const { pool, close } = await openDatabase({ dataDir: await temporaryDataDir() });
  await pool.query('create extension pg_trgm');
  const { rows } = await pool.query(`select cardinality(show_trgm('برگ')) as trigrams`);
  assert.deepEqual(rows, [{ trigrams: 4 }]);
  await close();
});

fullTest('says in one sentence that the data directory cannot be used', async (t) => {
  const dataDir = await temporaryDataDir();
  const cluster = path.join(dataDir, 'postgres');
  await (await startEmbeddedPostgres({ dataDir })).stop();

  await t.test('when its log of changes is damaged', async () => {
    const control = path.join(cluster, 'global', 'pg_control');
    const intact = await readFile(control);
    await writeFile(control, 'damaged');
    await assert.rejects(startEmbeddedPostgres({ dataDir }), (error) => {
      assert.ok(error instanceof BrokenDataDirectoryError);
      assert.match(error.message, /^PostgreSQL cannot open the data directory [^\n]+DATA_DIR[^\n]+\.$/);
      return true;
    });
    await writeFile(control, intact);
  });

  await t.test('when another version of PostgreSQL made it', async () => {
    await writeFile(path.join(cluster, 'PG_VERSION'), '15\n');
    await assert.rejects(startEmbeddedPostgres({ dataDir }), {
      name: 'BrokenDataDirectoryError',
      message: /was made by PostgreSQL 15, not 18/,
    });
  });

  await t.test('when it is a file', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    await assert.rejects(startEmbeddedPostgres({ dataDir: file }), DatabaseError);
  });
});
