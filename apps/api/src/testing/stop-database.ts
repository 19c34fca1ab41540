// Stops the PostgreSQL that the tests share: node apps/api/src/testing/stop-database.ts [--if-idle]
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, stopEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { findPostmaster } from '../platform/database/embedded/postmaster.ts';
import { TEST_DATA_DIR } from './database.ts';

const isRunning = findPostmaster(path.join(TEST_DATA_DIR, 'postgres')) !== undefined;
const mustBeIdle = process.argv.includes('--if-idle');
if (isRunning && !(mustBeIdle && (await isInUse()))) await stopEmbeddedPostgres(TEST_DATA_DIR);

async function isInUse(): Promise<boolean> {
  const server = await startEmbeddedPostgres({ dataDir: TEST_DATA_DIR, isWatched: false });
  const client = new pg.Client(server.connectionString('postgres'));
  await client.connect();
  const { rowCount } = await client.query(
    `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
  return rowCount !== 0;
}
