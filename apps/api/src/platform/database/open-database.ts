import pg from 'pg';
import { connect, type Connection } from './connect.ts';
import type { DatabaseOptions } from './database-config.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { BrokenDataDirectoryError, DiskFullError, hasCode } from './errors.ts';
import { silentLog, type DatabaseLog } from './log.ts';
import { openTracer } from '../tracing/open-tracer.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { TracingOptions } from '../tracing/tracing-config.ts';

const DATABASE = 'barg';
/** One migrates, one is for the job queue's own tables meanwhile. */
const DIRECT_CONNECTIONS = 2;

export interface OpenDatabaseOptions extends DatabaseOptions {
  /** Where the embedded PostgreSQL keeps its data; not used with `databaseUrl`. */
  dataDir: string;
  /** A PostgreSQL 15 or newer to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  log?: DatabaseLog;
  /** Whether closing also stops an embedded server that was running already; true unless said otherwise. */
  stopsAdopted?: boolean;
  /** Where traces of its statements, and of whatever sends them, go; without it there are none. */
  tracing?: TracingOptions | null;
}

export interface OpenDatabase extends Connection {
  /** For those who open connections of their own, such as the job queue: each is a session of the server. */
  connectionString: string;
  /** For what needs a session of the server, such as migrations: `pool` may be a pooler's. */
  direct: pg.Pool;
  /** Closes the pools, and stops the server if it is the embedded one. */
  close(): Promise<void>;
}

/**
 * Opens the database: that of `databaseUrl`, or the embedded one, which it starts (or adopts) first. Does not migrate.
 * @throws DatabaseError whose message is one sentence for the person who starts Barg
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  log = silentLog,
  stopsAdopted = true,
  tracing,
  ...options
}: OpenDatabaseOptions): Promise<OpenDatabase> {
  const tracer = await openTracer(tracing, log);
  if (databaseUrl) return openExternal(databaseUrl, { ...options, log, tracer });
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    await ensureDatabase(server, dataDir);
    const connectionString = server.connectionString(DATABASE);
    const connection = await connect({ connectionString, log, tracer, max: options.poolSize });
    const leave = server.isAdopted && !stopsAdopted ? server.release : server.stop;
    return { ...connection, connectionString, direct: connection.pool, close: () => connection.close().then(leave) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openExternal(
  databaseUrl: string,
  { log, tracer, directUrl, isPrepared, poolSize }: DatabaseOptions & { log: DatabaseLog; tracer: Tracer | null },
): Promise<OpenDatabase> {
  const connection = await connect({ connectionString: databaseUrl, log, tracer, isPrepared, max: poolSize });
  try {
    await warnOfLocale(connection, log);
    if (directUrl === undefined) return { ...connection, connectionString: databaseUrl, direct: connection.pool };
    const direct = await connect({ connectionString: directUrl, log, max: DIRECT_CONNECTIONS });
    const close = async () => void (await Promise.all([connection.close(), direct.close()]));
    return { ...connection, connectionString: directUrl, direct: direct.pool, close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function warnOfLocale(connection: Connection, log: DatabaseLog): Promise<void> {
  const { rows } = await connection.pool.query<{ knowsLetters: boolean }>(
    `select 'ب' ~ '[[:alpha:]]' as "knowsLetters"`,
  );
  if (!rows[0]?.knowsLetters) {
    log.warn('The database has the locale C, so searches find nothing in Persian or Arabic: create it with C.UTF-8.');
  }
}

async function ensureDatabase(server: EmbeddedPostgres, dataDir: string): Promise<void> {
  const client = new pg.Client(server.connectionString('postgres'));
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    const wasCreatedMeanwhile = hasCode(error, '42P04') || hasCode(error, '23505');
    if (!wasCreatedMeanwhile) throw asDataDirectoryError(error, dataDir);
  } finally {
    await client.end();
  }
}

function asDataDirectoryError(error: unknown, dataDir: string): Error {
  if (hasCode(error, '53100')) return new DiskFullError(dataDir);
  const reason = error instanceof Error ? error.message : String(error);
  return new BrokenDataDirectoryError(
    `The database in ${dataDir} is damaged (${reason}): restore it from a backup, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}
