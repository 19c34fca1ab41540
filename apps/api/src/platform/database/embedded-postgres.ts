import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { accountFor, type Account } from './embedded/account.ts';
import { findBinaries, type Binaries } from './embedded/binaries.ts';
import { ensureCluster, readPassword } from './embedded/cluster.ts';
import { diagnose, passesByItself } from './embedded/diagnosis.ts';
import { launch } from './embedded/launch.ts';
import { accepts, findPostmaster, PID_FILE, removeStaleLock, type Postmaster } from './embedded/postmaster.ts';
import { isAlive } from './embedded/process.ts';
import { makeSocketDirectory } from './embedded/socket-directory.ts';
import { stopServer } from './embedded/stop.ts';
import { DatabaseError, DiskFullError, hasCode } from './errors.ts';
import { silentLog, type DatabaseLog } from './log.ts';

const START_PATIENCE_MS = 60_000;
const WATCH_INTERVAL_MS = 500;

export interface EmbeddedPostgresOptions {
  /** The folder for the cluster ("postgres" within it) and its log. Made when missing. */
  dataDir: string;
  log?: DatabaseLog;
  /** Further settings of postgresql.conf. */
  settings?: Record<string, string>;
  /** A Unix socket everywhere but on Windows, where Node cannot use one. */
  transport?: 'socket' | 'tcp';
  /** Start the server again when it dies; on unless said otherwise. */
  isWatched?: boolean;
}

export interface EmbeddedPostgres {
  /** Whether the server was already running: the one that an earlier process started. */
  isAdopted: boolean;
  pid(): number;
  connectionString(database: string): string;
  /** Leaves the server running. */
  release(): void;
  /** Fast shutdown; resolves when the server is gone. */
  stop(): Promise<void>;
}

interface Server {
  clusterDir: string;
  logFile: string;
  binaries: Binaries;
  account: Account | undefined;
  settings: Record<string, string>;
  transport: 'socket' | 'tcp';
}

/**
 * Starts the PostgreSQL that npm installed, on a data directory of its own, or adopts the one that runs there already.
 * Several processes may call this for one directory at the same time.
 * @throws DatabaseError with one sentence for the person who starts Barg
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = silentLog, isWatched = true } = options;
  const server = await prepare(options, log);
  const { isAdopted, ...started } = await ensureRunning(server);
  let { postmaster } = started;
  const restart = async () => {
    log.warn('The embedded PostgreSQL has died; starting it again.');
    ({ postmaster } = await ensureRunning(server));
  };
  const release = isWatched ? watch(() => postmaster.pid, restart, log) : () => {};
  return {
    isAdopted,
    pid: () => postmaster.pid,
    connectionString: (database) => connectionString(postmaster, readPassword(server.clusterDir), database),
    release,
    stop: async () => {
      release();
      await stopServer(server.clusterDir, server.binaries.pgCtl);
    },
  };
}

/** Stops the server of a data directory, whoever started it; does nothing when none runs. */
export async function stopEmbeddedPostgres(dataDir: string): Promise<void> {
  const clusterDir = path.resolve(dataDir, 'postgres');
  const { pgCtl } = await findBinaries(accountFor(clusterDir));
  await stopServer(clusterDir, pgCtl);
}

async function prepare(options: EmbeddedPostgresOptions, log: DatabaseLog): Promise<Server> {
  const clusterDir = path.resolve(options.dataDir, 'postgres');
  const transport = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket');
  const account = accountFor(clusterDir);
  try {
    const binaries = await findBinaries(account);
    if (!existsSync(clusterDir)) log.info('Preparing the database');
    await ensureCluster({ clusterDir, binaries, account, usesPassword: transport === 'tcp' });
    const logFile = path.resolve(options.dataDir, 'postgres.log');
    const settings = { max_wal_size: '256MB', ...options.settings };
    return { clusterDir, logFile, binaries, account: accountFor(clusterDir), settings, transport };
  } catch (error) {
    throw asDatabaseError(error, clusterDir);
  }
}

async function ensureRunning(server: Server): Promise<{ postmaster: Postmaster; isAdopted: boolean }> {
  const { clusterDir, logFile, account, binaries } = server;
  const deadline = Date.now() + START_PATIENCE_MS;
  let output = 'it did not answer for a minute';
  while (Date.now() < deadline) {
    const running = findPostmaster(clusterDir);
    if (running?.status === 'ready') {
      if (await accepts(running)) return { postmaster: running, isAdopted: true };
      // Its socket was deleted from the temporary folder: this server can never be reached again.
      await stopServer(clusterDir, binaries.pgCtl);
    } else if (!running) {
      removeStaleLock(path.join(clusterDir, PID_FILE), clusterDir);
      const settings = { ...server.settings, ...(await addressSettings(server)) };
      const result = await launch({ program: binaries.postgres, clusterDir, logFile, account, settings });
      if ('postmaster' in result) return { postmaster: result.postmaster, isAdopted: false };
      output = result.output;
      if (!passesByItself(output)) break;
    }
    await delay(50);
  }
  throw diagnose(output, clusterDir, logFile);
}

async function addressSettings({ transport, clusterDir, account }: Server): Promise<Record<string, string>> {
  if (transport === 'tcp') {
    return { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' };
  }
  const directory = makeSocketDirectory(clusterDir, account);
  removeStaleLock(path.join(directory, '.s.PGSQL.5432.lock'), clusterDir);
  return { listen_addresses: '', unix_socket_directories: directory, unix_socket_permissions: '0700' };
}

function connectionString({ host, port }: Postmaster, password: string | undefined, database: string): string {
  const user = password ? `postgres:${password}` : 'postgres';
  return `postgresql://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}

/** Polls, because an adopted server is not a child process whose exit is reported. */
function watch(pid: () => number, restart: () => Promise<void>, log: DatabaseLog): () => void {
  let isRestarting = false;
  const timer = setInterval(async () => {
    if (isRestarting || isAlive(pid())) return;
    isRestarting = true;
    await restart().catch((error: unknown) => log.error(String(error)));
    isRestarting = false;
  }, WATCH_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function asDatabaseError(error: unknown, clusterDir: string): unknown {
  if (error instanceof DatabaseError) return error;
  if (hasCode(error, 'ENOSPC')) return new DiskFullError(clusterDir);
  if (['EACCES', 'EROFS', 'ENOTDIR', 'EEXIST'].some((code) => hasCode(error, code))) {
    return new DatabaseError(
      `The data directory ${path.dirname(clusterDir)} cannot be written to: set DATA_DIR to another folder.`,
    );
  }
  return error;
}
