import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import { freePort } from '../free-port.ts';
import { WORKSPACE } from '../workspace.ts';

const LOOK_EVERY_MS = 50;
/** Much longer than a start takes while the tests use every core. */
const PATIENCE_MS = 240_000;

export interface Part {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Ends it as a crash does, and waits until it is gone. */
  kill: () => Promise<void>;
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/**
 * Starts a part of the site as a process of its own, on a free port, and waits until it is ready. It is killed when the
 * test ends.
 *
 * @throws Error with what it said when it ends before, or is never ready
 */
export async function startPart(
  t: Pick<TestContext, 'after'>,
  role: 'all' | 'api' | 'worker' | 'edge',
  env: NodeJS.ProcessEnv,
): Promise<Part> {
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/edge/src/main.ts'], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: String(port), ROLE: role, ...env },
  });
  t.after(() => end(child, 'SIGKILL'));
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => void said.push(bytes));
  const url = `http://127.0.0.1:${port}`;
  const ready = `${url}${role === 'edge' ? '/registry.json' : '/api/ready'}`;
  const lastLook = performance.now() + PATIENCE_MS;
  while (!(await answers(ready))) {
    const isOver = child.exitCode !== null || child.signalCode !== null || performance.now() > lastLook;
    if (isOver) throw new Error(`ROLE=${role} does not get ready: ${Buffer.concat(said)}`);
    await wait(LOOK_EVERY_MS);
  }
  return { url, kill: () => end(child, 'SIGKILL') };
}
