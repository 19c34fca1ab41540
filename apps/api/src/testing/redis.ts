import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../platform/free-port.ts';

/** Options of tests that need Redis; `npm test` brings it where that is possible, see tools/redis.ts. */
export const needsRedis = {
  skip:
    spawnSync('redis-server', ['--version']).status === 0
      ? false
      : 'there is no redis-server: apt-get install redis-server',
};

/** Ends Redis as soon as the test process has gone, also when that was killed. */
const RUN = 'redis-server "$@" & server=$!; read -r _; kill -9 "$server"; wait "$server"';
const START_PATIENCE = 10_000;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data).startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });

/** A Redis of this test process, which keeps nothing. */
const createTestRedis = async () => {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'barg-redis-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let shell: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
    shell = spawn('sh', ['-c', RUN, 'sh', ...options], { stdio: ['pipe', 'ignore', 'ignore'] });
    shell.unref();
    if (shell.stdin instanceof net.Socket) shell.stdin.unref();
    const patience = AbortSignal.timeout(START_PATIENCE);
    while (!(await answers(port))) {
      patience.throwIfAborted();
      await delay(20);
    }
  };

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    /** As when its machine loses its power: connections break, and nothing is kept. */
    kill: async (): Promise<void> => {
      if (!shell) return;
      shell.ref();
      shell.stdin?.end('\n');
      await once(shell, 'exit');
    },
  };
};

let running: ReturnType<typeof createTestRedis> | undefined;

/** The Redis of this test process, started by the first test that needs it. */
export const testRedis = () => (running ??= createTestRedis());
