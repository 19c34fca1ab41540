import { spawn, type ChildProcess } from 'node:child_process';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { WORKSPACE } from '../workspace.ts';
import { toTerminalLine } from './show-log.ts';

/** Recovery of a killed database may take a while; a clean stop takes well under a second. */
const STOP_PATIENCE_MS = 40_000;
const POLL_MS = 50;

export interface RunningServer {
  /** The site's URL when it answers; undefined when the server ends before. */
  ready: Promise<string | undefined>;
  /** Resolves with our exit code: 0 when we stopped it. */
  ended: Promise<number>;
  stop(): void;
}

export interface StartOptions {
  program?: string;
  /** Nothing was built for this start: it publishes nothing of the clone. */
  isAgain?: boolean;
}

/**
 * Starts the web tier, which starts the rest, in a child process. Its log is summarised for the terminal, unless
 * LOG_LEVEL is set.
 */
export function startServer(
  port: number,
  { program = 'apps/edge/src/main.ts', isAgain = false }: StartOptions = {},
): RunningServer {
  const wantsRawLog = Boolean(process.env.LOG_LEVEL);
  const child = spawn(process.execPath, ['--import', './tools/start/stop-with-parent.ts', program], {
    cwd: WORKSPACE,
    stdio: ['ignore', wantsRawLog ? 'inherit' : 'pipe', 'inherit', 'ipc'],
    // In its own process group, so that Ctrl-C reaches it only through us.
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.resolve(WORKSPACE, process.env.DATA_DIR || '.data'),
      ...(isAgain && { PUBLISH_BUILDS: 'off' }),
    },
  });
  let isStopping = false;
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => {
      // After an exit by itself it has logged why.
      if (!isStopping && signal) console.error(describeEnd(signal));
      resolve(isStopping && code === null ? 0 : (code ?? 1));
    });
  });
  const ready = waitUntilReady(child, port, () => isStopping);
  showLog(child, ready);
  return {
    ready,
    ended,
    stop: () => {
      if (isStopping) return;
      isStopping = true;
      console.log('\nStopping');
      stopGently(child);
    },
  };
}

function describeEnd(signal: NodeJS.Signals): string {
  const own = process.env.DATABASE_URL ? '' : ' Its PostgreSQL may still be running: the next start takes it over.';
  return `The server ended unexpectedly (${signal}).${own}`;
}

function showLog(child: ChildProcess, ready: Promise<unknown>): void {
  if (!child.stdout) return;
  let isStarting = true;
  void ready.then(() => (isStarting = false));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const shown = toTerminalLine(line, isStarting);
    if (shown !== undefined) console.log(shown);
  });
}

/** Closing the IPC channel asks it to stop, on every system; see stop-with-parent.ts. */
function stopGently(child: ChildProcess): void {
  if (child.connected) child.disconnect();
  setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS).unref();
}

async function waitUntilReady(
  child: ChildProcess,
  port: number,
  isStopping: () => boolean,
): Promise<string | undefined> {
  const url = siteUrl(port);
  // A web tier alone has no API.
  const ready = process.env.ROLE === 'edge' ? '/registry.json' : '/api/ready';
  while (child.exitCode === null && child.signalCode === null && !isStopping()) {
    if ((await answers(url + ready)) && !isStopping()) return url;
    await delay(POLL_MS);
  }
  return undefined;
}

const EVERYWHERE_OR_HERE = [undefined, '', '0.0.0.0', '::', '127.0.0.1', '::1'];

function siteUrl(port: number): string {
  const { HOST, TLS_CERT } = process.env;
  return `${TLS_CERT ? 'https' : 'http'}://${EVERYWHERE_OR_HERE.includes(HOST) ? 'localhost' : HOST}:${port}`;
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    // A kept-alive connection would delay the server's end. Development certificates are mostly not trusted by this
    // machine.
    const get = url.startsWith('https:')
      ? https.get(url, { agent: false, rejectUnauthorized: false })
      : http.get(url, { agent: false });
    get
      .once('response', (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      })
      .once('error', () => resolve(false));
  });
}
