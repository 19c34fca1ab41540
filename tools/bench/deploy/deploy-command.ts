import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { childrenTime } from './children-time.ts';

const run = promisify(execFile);

export interface Taken {
  /** Milliseconds from the command's start to its end. */
  wall: number;
  /** Milliseconds; null where the system does not report it. */
  processor: number | null;
}

/** Where a team types its commands, and in which environment. */
export interface Desk {
  folder: string;
  env: NodeJS.ProcessEnv;
}

/**
 * `npm run deploy -- …` as a person types it.
 *
 * @param done what it says when it has done so
 * @throws when it says something else
 */
export async function deployCommand({ folder, env }: Desk, words: readonly string[], done: string): Promise<Taken> {
  const [before, began] = [await childrenTime(), performance.now()];
  const { stdout } = await run('npm', ['run', 'deploy', '--', ...words], {
    cwd: folder,
    env,
    shell: process.platform === 'win32',
  });
  const wall = performance.now() - began;
  if (!stdout.includes(done)) throw new Error(`${words.join(' ')} did not say "${done}":\n${stdout}`);
  const after = await childrenTime();
  return { wall, processor: before === null || after === null ? null : after - before };
}
