import { execFile, type ExecFileException } from 'node:child_process';

const UNSHARE = ['--map-root-user', '--net'];

export interface Starter {
  command: string;
  args: readonly string[];
}

const NODE: Starter = { command: process.execPath, args: [] };
const WITHOUT_NETWORK: Starter = { command: 'unshare', args: [...UNSHARE, '--', process.execPath] };

/** Milliseconds. A machine that is busy may take longer, and is asked again. */
const PATIENCE_MS = 2000;

let found: Promise<Starter> | undefined;

/** Why the system grants none; null where it does. */
const askSystem = (): Promise<ExecFileException | null> =>
  new Promise((resolve) => {
    execFile('unshare', [...UNSHARE, 'true'], { timeout: PATIENCE_MS }, resolve);
  });

async function find(): Promise<Starter> {
  const refusal = await askSystem().catch((failure: ExecFileException) => failure);
  if (!refusal) return WITHOUT_NETWORK;
  // What has said no, or is not there, stays so; anything else is of this moment.
  const isAnswer = typeof refusal.code === 'number' || String(refusal.code) === 'ENOENT';
  if (!isAnswer) found = undefined;
  return NODE;
}

/**
 * How a process is started that has no network: in a namespace of its own, where the system grants one to anybody
 * (Linux, unless an administrator or a container forbids it). Elsewhere the context alone keeps a renderer from it.
 */
export const networkWall = (): Promise<Starter> => (found ??= find());
