import { Kysely } from 'kysely';
import pg from 'pg';
import { DatabaseUnreachableError, hasCode } from './errors.ts';
import { silentLog, type DatabaseLog } from './log.ts';
import { joinStatements } from './joined-statements.ts';
import { nameHotStatements } from './named-statements.ts';
import { traceStatements } from './traced-statements.ts';
import { PipeliningDialect, runPipelined } from './pipelining.ts';
import type { Database, Db, Transaction } from './tables.ts';
import type { Tracer } from '../tracing/tracer.ts';

const OLDEST_VERSION = 15;
const ATTEMPTS = 3;

export interface ConnectOptions {
  connectionString: string;
  log?: DatabaseLog;
  /** The most connections that the pool opens; 10 unless said otherwise. */
  max?: number | undefined;
  /** Whether frequent statements are prepared; true unless said otherwise. */
  isPrepared?: boolean | undefined;
  /** Whether the process may end while connections wait in the pool. */
  allowExitOnIdle?: boolean;
  /** How long a caller waits for a connection, and for an answer, where that is bounded. */
  waitMs?: number;
  patienceMs?: number;
  /** Whose connections the pool opens; pg's own unless said otherwise. */
  Client?: typeof pg.Client;
  /** Traces the statements. Closed with the pool, after its last one. */
  tracer?: Tracer | null;
}

export interface Connection {
  db: Db;
  pool: pg.Pool;
  /** What its statements are traced by; null where no traces are written. */
  tracer: Tracer | null;
  close(): Promise<void>;
}

/**
 * Opens a pool on a PostgreSQL and a typed query builder over it.
 * @throws DatabaseUnreachableError when the server does not answer, refuses us, or is older than 15
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { connectionString, log = silentLog, tracer = null } = options;
  let isClosing = false;
  const pool = createPool(options, (error) => {
    if (!isClosing) log.warn(`A database connection was lost: ${error.message}`);
  });
  try {
    await assertVersion(pool, connectionString);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Database>({ dialect: new PipeliningDialect({ pool }) });
  const close = async () => {
    isClosing = true;
    await pool.end();
    await tracer?.close();
  };
  return { db, pool, tracer, close };
}

/**
 * Runs `work` in one transaction: in the caller's, when `db` is one already. Repeats it when PostgreSQL gave way to
 * another transaction (deadlock, serialisation), so `work` must do nothing that a rollback does not undo.
 */
export async function transaction<T>(db: Db | Transaction, work: (trx: Transaction) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await runPipelined(db, work);
    } catch (error) {
      const gaveWay = hasCode(error, '40P01') || hasCode(error, '40001');
      if (!gaveWay || attempt === ATTEMPTS) throw error;
    }
  }
}

function isTransaction(db: Db | Transaction): db is Transaction {
  return db.isTransaction;
}

/** bigint columns hold money and sequences: JavaScript's numbers would round them. Only for this pool. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8 && format !== 'binary') return BigInt;
    // A day of the calendar (a birthday) has no time zone; as a Date it would move with the server's.
    if (oid === pg.types.builtins.DATE && format !== 'binary') return String;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Opens no connection before one is needed. */
export function createPool(
  {
    connectionString,
    max = 10,
    isPrepared = true,
    allowExitOnIdle,
    waitMs,
    patienceMs,
    tracer,
    Client,
  }: ConnectOptions,
  report: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    allowExitOnIdle,
    types: typeParsers,
    application_name: 'barg',
    connectionTimeoutMillis: waitMs,
    query_timeout: patienceMs,
    pipeline: true,
    Client,
  });
  // A connection may break while it is idle in the pool or while someone holds it; neither may end the process.
  pool.on('error', report);
  pool.on('connect', (client) => {
    client.on('error', report);
    joinStatements(client);
    if (isPrepared) nameHotStatements(client);
    if (tracer) traceStatements(client, tracer);
  });
  return pool;
}

async function assertVersion(pool: pg.Pool, connectionString: string): Promise<void> {
  const found = await serverVersion(pool, connectionString);
  if (Math.floor(found / 10_000) >= OLDEST_VERSION) return;
  throw new DatabaseUnreachableError(
    `Barg needs PostgreSQL ${OLDEST_VERSION} or newer, and ${address(connectionString)} runs ${Math.floor(found / 10_000)}.`,
  );
}

async function serverVersion(pool: pg.Pool, connectionString: string): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    return rows[0]?.version ?? 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new DatabaseUnreachableError(`The database at ${address(connectionString)} cannot be used: ${reason}.`, {
      cause: error,
    });
  }
}

/** Host and database of a connection string, never its password. */
function address(connectionString: string): string {
  const url = URL.parse(connectionString);
  return url ? `${decodeURIComponent(url.host)}${url.pathname}` : 'DATABASE_URL';
}
