import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { connect, type Connection } from '../platform/database/connect.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { isAlive } from '../platform/database/embedded/process.ts';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import { keepFirstRows, makeLikeNew, openSpare, type SpareDatabase } from './spare-databases.ts';

export const TEST_DATA_DIR = path.resolve(import.meta.dirname, '../../../../.cache/test-postgres');

/** The data of tests may be lost with the machine's power; they should be quick and many at a time. */
const QUICK_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

const TEMPLATE_LOCK = 7_203_115;

export interface TestDatabase extends Connection {
  connectionString: string;
  /** For a pool of workers; where it is not told, they open connections of their own. */
  WorkerClient?: typeof pg.Client;
  /** Closes the pool and gives the database back. */
  close(): Promise<void>;
}

/** Databases of this process that no test uses at the moment. */
const spares: SpareDatabase[] = [];

/**
 * A database as the migrations leave it, for one test, on the embedded PostgreSQL (shared by all test processes and
 * left running) or on the server of TEST_DATABASE_URL, whose user must be allowed to create databases. One that an
 * earlier test of this process has given back is emptied and used again, with its connections: `isNew` for a
 * test of what PostgreSQL does with new connections, or with tables that were never full.
 * Call `close()` in `after()`.
 */
export async function createTestDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  const spare = (isNew ? undefined : spares.pop()) ?? (await makeDatabase());
  const { connectionString, kept } = spare;
  const connection = await connect({ connectionString, Client: isNew ? undefined : kept.main.Client });
  return {
    ...connection,
    connectionString,
    WorkerClient: kept.workers.Client,
    close: async () => {
      await connection.close();
      if (await makeLikeNew(spare)) spares.push(spare);
      else await drop(spare, (await openServer()).admin);
    },
  };
}

interface TestServer {
  url: string;
  admin: Connection;
  template: string;
}

let opening: Promise<TestServer> | undefined;

const openServer = (): Promise<TestServer> =>
  (opening ??= (async () => {
    const url = await testServerUrl();
    const admin = await connect({ connectionString: url, max: 1, allowExitOnIdle: true });
    return { url, admin, template: await ensureTemplate(admin, url) };
  })());

async function makeDatabase(): Promise<SpareDatabase> {
  const { url, admin, template } = await openServer();
  const name = `barg_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  // Copies files instead of writing each page to the log too: a third of the work.
  await admin.pool.query(`create database ${name} template ${template} strategy file_copy`);
  return openSpare(name, withDatabase(url, name));
}

async function drop({ name, keeper, kept }: SpareDatabase, admin: Connection): Promise<void> {
  await Promise.all([keeper.end(), kept.main.end(), kept.workers.end()]);
  await admin.pool.query(`drop database if exists ${name} with (force)`);
}

/** Gives up all that is open. The next test opens it anew: one that waits for nothing that runs looks like the end. */
async function dropSpares(): Promise<void> {
  if (!opening || spares.length === 0) return;
  const server = opening;
  opening = undefined;
  const dropped = spares.splice(0);
  const { admin } = await server;
  for (const spare of dropped) await drop(spare, admin);
  await admin.close();
}

// Once no test is left to run.
process.on('beforeExit', () => void dropSpares());

async function testServerUrl(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  const server = await startEmbeddedPostgres({ dataDir: TEST_DATA_DIR, settings: QUICK_SETTINGS, isWatched: false });
  return server.connectionString('postgres');
}

/** The database that the others are copied from: made once for each state of the migrations. */
async function ensureTemplate(admin: Connection, serverUrl: string): Promise<string> {
  const template = `barg_template_${await migrationsHash()}`;
  if (await exists(admin, template)) return template;
  await admin.pool.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (await exists(admin, template)) return template;
    await dropLeftovers(admin);
    await buildTemplate(admin, serverUrl, template);
    return template;
  } finally {
    await admin.pool.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, checksum } of await readMigrations()) hash.update(`${name} ${checksum}\n`);
  return hash.digest('hex').slice(0, 12);
}

async function exists({ pool }: Connection, database: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from pg_database where datname = $1', [database]);
  return rowCount !== 0;
}

/** Built under another name, so that a build that was cut short is never mistaken for a template. */
async function buildTemplate({ pool }: Connection, serverUrl: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await pool.query(`drop database if exists ${unfinished} with (force)`);
  await pool.query(`create database ${unfinished} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  const connection = await connect({ connectionString: withDatabase(serverUrl, unfinished), max: 2 });
  try {
    await migrate({ pool: connection.pool });
    await keepFirstRows(connection.pool);
  } finally {
    await connection.close();
  }
  await pool.query(`alter database ${unfinished} rename to ${template}`);
}

/** Templates of earlier migrations, and databases of test processes that were killed. */
async function dropLeftovers({ pool }: Connection): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select datname as name from pg_database d where datname ~ '^barg_(template|test)_'
       and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
  );
  for (const { name } of rows) {
    const [, pid] = /^barg_test_(\d+)_/.exec(name) ?? [];
    if (pid === undefined || !isAlive(Number(pid))) await pool.query(`drop database if exists ${name}`);
  }
}

function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
