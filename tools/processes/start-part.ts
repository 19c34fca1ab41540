import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CleanUp } from '../../apps/api/src/testing/after-test.ts';
import { freePort } from '../free-port.ts';
import { WORKSPACE } from '../workspace.ts';

const LOOK_EVERY_MS = 50;
/** Much longer than a start takes while the tests use every core. */
const PATIENCE_MS = 240_000;

/** With the compiled code of earlier starts, by which a start takes half the time. */
const INHERITED = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(WORKSPACE, '.cache/node'),
};

export interface Part {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Its process, as long as it runs. */
  pid: () => number | undefined;
  /** Ends it as a crash does, and waits until it is gone. */
  kill: () => Promise<void>;
  /** Ends it as an update does, and waits until it is gone. */
  stop: () => Promise<void>;
  /** Starts one that has ended anew, at the same address, and waits until it is ready. */
  start: () => Promise<void>;
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** Waits until an address answers well. @throws Error when it never does */
export async function untilAnswered(url: string): Promise<void> {
  const lastLook = performance.now() + PATIENCE_MS;
  while (!(await answers(url))) {
    if (performance.now() > lastLook) throw new Error(`${url} does not answer`);
    await wait(LOOK_EVERY_MS);
  }
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || isOver(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** @throws Error with what it said when it ends before it is ready, or never is */
async function awaitReady(child: ChildProcess, ready: string, role: string): Promise<void> {
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => void said.push(bytes));
  const lastLook = performance.now() + PATIENCE_MS;
  while (!(await answers(ready))) {
    if (isOver(child) || performance.now() > lastLook)
      throw new Error(`ROLE=${role} does not get ready: ${Buffer.concat(said)}`);
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * Starts a part of the site as a process of its own, on a free port or that of `PORT`, and waits until it is ready. It is
 * killed in the end.
 */
export async function startPart(
  cleanUp: CleanUp,
  role: 'all' | 'api' | 'worker' | 'edge',
  env: NodeJS.ProcessEnv,
): Promise<Part> {
  const port = env.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const kill = (): Promise<void> => end(child, 'SIGKILL');
  cleanUp.after(kill);
  const start = (): Promise<void> => {
    child = spawn(process.execPath, ['apps/edge/src/main.ts'], {
      cwd: WORKSPACE,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...INHERITED, LOG_LEVEL: 'warn', HOST: '127.0.0.1', ROLE: role, ...env, PORT: port },
    });
    return awaitReady(child, `${url}${role === 'edge' ? '/registry.json' : '/api/ready'}`, role);
  };
  await start();
  return { url, pid: () => child?.pid, kill, stop: () => end(child, 'SIGTERM'), start };
}
