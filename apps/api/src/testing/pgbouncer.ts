import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { accountFor } from '../platform/database/embedded/account.ts';
import { afterTest, type CleanUp } from './after-test.ts';

/** Options of tests that need PgBouncer; `npm test` brings it where that is possible, see tools/pgbouncer.ts. */
export const needsPgbouncer = {
  skip:
    spawnSync('pgbouncer', ['--version']).status === 0
      ? false
      : 'there is no pgbouncer: apt-get install pgbouncer brings it',
};

/** Ends the pooler as soon as the test process has gone, also when that was killed. */
const RUN = 'pgbouncer "$1" & pooler=$!; read -r _; kill -INT "$pooler"; wait "$pooler"';
const START_PATIENCE = 20_000;
const PORT = 6432;

/** The server of a connection string, as PgBouncer has it. */
const serverOf = (connectionString: string): string => {
  const { hostname, port, username, password } = new URL(connectionString);
  const parts = { host: decodeURIComponent(hostname), port: port || '5432', user: username, password };
  return Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${decodeURIComponent(value)}`)
    .join(' ');
};

const configuration = (connectionString: string, folder: string, connections: number): string => `
[databases]
* = ${serverOf(connectionString)}
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${PORT}
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
`;

const accepts = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(socketPath);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

/**
 * A PgBouncer in transaction mode before the server of a connection string, which ends with the test. Returns the
 * connection string of the same database behind it.
 *
 * @param connections to the server, which all clients share
 */
export const startPgbouncer = async (t: CleanUp, connectionString: string, connections: number): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-pgb-'));
  // It refuses to run as root, as PostgreSQL does.
  const account = accountFor(folder);
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, configuration(connectionString, folder, connections));
  if (account) await chown(folder, account.uid, account.gid);
  const shell = spawn('sh', ['-c', RUN, 'sh', file], { ...account, stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = once(shell, 'exit');
  afterTest(t, async () => {
    shell.stdin.end('\n');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const patience = AbortSignal.timeout(START_PATIENCE);
  while (!(await accepts(path.join(folder, `.s.PGSQL.${PORT}`)))) {
    patience.throwIfAborted();
    await delay(20);
  }
  const { pathname, username } = new URL(connectionString);
  return `postgresql://${username}@${encodeURIComponent(folder)}:${PORT}${pathname}`;
};
