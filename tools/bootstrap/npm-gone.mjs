import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How often it is looked: whoever ends npm waits this long for what npm had started. */
const EVERY_MS = 1000;

/** The process that started another one, or undefined where that cannot be told. */
const parentOf = (pid) => {
  try {
    // Small Linux systems have no `ps`. The name may hold blanks, and ends with the last bracket.
    if (process.platform === 'linux')
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  } catch {
    return undefined; // Only the shell is watched.
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Tells when the npm that runs this script has ended. npm hands a signal to its shell alone, and a shell that ends, as an
 * npm that is killed, takes nothing with it: the script would go on unseen. Without npm nothing is watched, because a
 * program that is started by itself may well outlive who started it.
 *
 * @param {() => void} act called once
 */
export function whenNpmEnds(act) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const watch = setInterval(() => {
    if (process.ppid === shell && (npm === undefined || isAlive(npm))) return;
    clearInterval(watch);
    act();
  }, EVERY_MS);
  watch.unref();
}
