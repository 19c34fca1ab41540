import { execFile } from 'node:child_process';

const UNSHARE = ['--map-root-user', '--net'];

export interface Starter {
  command: string;
  args: readonly string[];
}

const NODE: Starter = { command: process.execPath, args: [] };
const WITHOUT_NETWORK: Starter = { command: 'unshare', args: [...UNSHARE, '--', process.execPath] };

let found: Promise<Starter> | undefined;

const find = (): Promise<Starter> =>
  new Promise((resolve) => {
    execFile('unshare', [...UNSHARE, 'true'], { timeout: 2000 }, (refusal) =>
      resolve(refusal ? NODE : WITHOUT_NETWORK),
    );
  });

/**
 * How a process is started that has no network: in a namespace of its own, where the system grants one to anybody
 * (Linux, unless an administrator or a container forbids it). Elsewhere the context alone keeps a renderer from it.
 */
export const networkWall = (): Promise<Starter> => (found ??= find());
