import { chown, cp, mkdtemp, readdir, rm, writeFile, appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connect } from '../platform/database/connect.ts';
import { accountFor } from '../platform/database/embedded/account.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { TestDatabase } from './database.ts';

const SETTINGS = {
  fsync: 'off',
  autovacuum: 'off',
  max_connections: '60',
  wal_level: 'replica',
  wal_keep_size: '256MB',
  // Replays beside readers, as a replica that others read from as well.
  max_standby_streaming_delay: '0',
};
const NOT_COPIED = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+)$/;
const TEMPLATE = 'migrated';
const PATIENCE = 30_000;

const start = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, settings: SETTINGS, isWatched: false });

const once = async <Row extends object>(connectionString: string, query: string): Promise<Row | undefined> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows[0];
  } finally {
    await client.end();
  }
};

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const patience = AbortSignal.timeout(PATIENCE);
  while (!(await isSo())) {
    patience.throwIfAborted();
    await delay(20);
  }
};

const giveTo = async (folder: string): Promise<void> => {
  const account = accountFor(folder);
  if (!account) return;
  const names = await readdir(folder, { recursive: true });
  for (const name of ['', ...names]) await chown(path.join(folder, name), account.uid, account.gid);
};

/** Copies a running cluster as `pg_basebackup` would, which is not among the programs that npm brings. */
const copyCluster = async (primary: EmbeddedPostgres, from: string, to: string): Promise<void> => {
  const url = primary.connectionString('postgres');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('copy', true)`);
  const filter = (file: string) => !NOT_COPIED.test(path.relative(from, file));
  await cp(from, to, { recursive: true, filter, mode: 0 });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(path.join(to, 'standby.signal'), '');
  await appendFile(path.join(to, 'postgresql.auto.conf'), `primary_conninfo = '${url}'\n`);
  await giveTo(to);
};

const migrateTemplate = async (primary: EmbeddedPostgres): Promise<void> => {
  await once(primary.connectionString('postgres'), `create database ${TEMPLATE} locale 'C.UTF-8' template template0`);
  const connection = await connect({ connectionString: primary.connectionString(TEMPLATE), max: 2 });
  await migrate({ pool: connection.pool });
  await connection.close();
};

/**
 * A PostgreSQL of its own with a true streaming replica, for the tests of one file. Each test gets a database, in which
 * it says when the replica replays.
 */
export const createReplicatedServer = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-replicated-'));
  const [primaryDir, replicaDir] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
  const primary = await start(primaryDir);
  await migrateTemplate(primary);
  await copyCluster(primary, path.join(primaryDir, 'postgres'), path.join(replicaDir, 'postgres'));
  let replica = await start(replicaDir);
  const onReplica = <Row extends object>(query: string) => once<Row>(replica.connectionString('postgres'), query);
  let count = 0;

  const caughtUp = async (): Promise<void> => {
    const written = await once<{ lsn: string }>(
      primary.connectionString('postgres'),
      'select pg_current_wal_lsn()::text as lsn',
    );
    const query = `select pg_last_wal_replay_lsn() >= '${written?.lsn}'::pg_lsn as is_there`;
    await until(async () => (await onReplica<{ is_there: boolean }>(query))?.is_there === true);
  };
  return {
    createDatabase: async (): Promise<{ database: TestDatabase; replicaUrl: string }> => {
      const name = `site_${(count += 1)}`;
      await once(primary.connectionString('postgres'), `create database ${name} template ${TEMPLATE}`);
      await caughtUp();
      const connectionString = primary.connectionString(name);
      const database = { ...(await connect({ connectionString })), connectionString };
      return { database, replicaUrl: replica.connectionString(name) };
    },
    /** Waits until the replica has all that was written before. */
    caughtUp,
    pause: async () => {
      await caughtUp();
      await onReplica('select pg_wal_replay_pause()');
      const query = 'select pg_get_wal_replay_pause_state() as state';
      await until(async () => (await onReplica<{ state: string }>(query))?.state === 'paused');
    },
    resume: () => onReplica('select pg_wal_replay_resume()'),
    stopReplica: () => replica.stop(),
    startReplica: async () => {
      replica = await start(replicaDir);
    },
    close: async () => {
      await replica.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type ReplicatedServer = Awaited<ReturnType<typeof createReplicatedServer>>;
