import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations as migrateJobs } from 'graphile-worker';
import type pg from 'pg';
import { buildIndexes, isBuiltOutside } from './build-indexes.ts';
import { MigrationError } from './errors.ts';
import { silentLog, type DatabaseLog } from './log.ts';
import { takeLock } from './take-lock.ts';

/** Any number, the same in every process: only one of them migrates a database at a time. */
const LOCK_KEY = 7_203_114;

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../../../migrations');

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export interface MigrateOptions {
  pool: pg.Pool;
  log?: DatabaseLog;
  folder?: string;
}

/**
 * Brings a database to the state of /migrations: applies the files that are new, in the order of their names, each in
 * a transaction of its own, or where it builds indexes beside those who write, outside of any
 * (docs/decisions/0204), and then the tables of the job queue. Does nothing when all is applied.
 * @returns the names of the files applied now
 * @throws MigrationError when an applied file was changed or has disappeared, or one fails
 */
export async function migrate({
  pool,
  log = silentLog,
  folder = MIGRATIONS_FOLDER,
}: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await takeLock(client, LOCK_KEY);
    const pending = await findPending(client, migrations);
    for (const migration of pending) {
      log.info(`Applying migration ${migration.name}`);
      await apply(client, migration);
    }
    await migrateJobs({ pgPool: pool, logger: undefined });
    return pending.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
    client.release();
  }
}

/** The files of a folder in the order in which they apply. */
export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // Git may check files out with other line ends; that is no change.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function findPending(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const files = new Map(migrations.map((file) => [file.name, file]));
  for (const applied of rows) assertUnchanged(applied, files.get(applied.name));
  const applied = new Set(rows.map(({ name }) => name));
  // Whatever its number: what two people make at a time comes together in any order (decision 0244).
  return migrations.filter(({ name }) => !applied.has(name));
}

function assertUnchanged(applied: { name: string; checksum: string }, file: Migration | undefined): void {
  if (!file) {
    throw new MigrationError(
      `The database has migration ${applied.name}, which is not among the files: ` +
        `start the version of Barg that this database was used with.`,
    );
  }
  if (applied.checksum !== file.checksum) {
    throw new MigrationError(
      `Migration ${file.name} was changed after it was applied to this database: restore the file and put the ` +
        `change into a new migration, or start with an empty database.`,
    );
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await (isBuiltOutside(migration.sql) ? applyOutside(client, migration) : applyWithin(client, migration));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${migration.name} failed: ${why}.`, { cause: error });
  }
}

async function applyWithin(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await note(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Noted when all is built: whoever is ended before begins the file anew. */
async function applyOutside(client: pg.PoolClient, migration: Migration): Promise<void> {
  await buildIndexes(client, migration.sql);
  await note(client, migration);
}

async function note(client: pg.PoolClient, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}
