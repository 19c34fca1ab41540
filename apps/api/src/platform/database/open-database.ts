import pg from 'pg';
import { connect, type Connection } from './connect.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { hasCode } from './errors.ts';
import { silentLog, type DatabaseLog } from './log.ts';

const DATABASE = 'barg';

export interface OpenDatabaseOptions {
  /** Where the embedded PostgreSQL keeps its data; not used with `databaseUrl`. */
  dataDir: string;
  /** A PostgreSQL 15 or newer to use instead of the embedded one. */
  databaseUrl?: string | undefined;
  log?: DatabaseLog;
}

export interface OpenDatabase extends Connection {
  /** For those who open connections of their own, such as the job queue. */
  connectionString: string;
  /** Closes the pool, and stops the server if it is the embedded one. */
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
}: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl) return { ...(await connect({ connectionString: databaseUrl, log })), connectionString: databaseUrl };
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    await ensureDatabase(server);
    const connectionString = server.connectionString(DATABASE);
    const connection = await connect({ connectionString, log });
    return { ...connection, connectionString, close: () => connection.close().then(server.stop) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function ensureDatabase(server: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client(server.connectionString('postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another process was quicker.
    if (!hasCode(error, '42P04') && !hasCode(error, '23505')) throw error;
  } finally {
    await client.end();
  }
}
