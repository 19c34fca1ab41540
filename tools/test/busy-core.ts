import { spawn } from 'node:child_process';

/** Ends with its parent process, also when that crashes. */
const EATER = 'const parent = process.ppid; while (process.ppid === parent);';

/** Occupies one core with a process, like other work of a machine; returns how to end it. */
export function eatOneCore(): () => void {
  const eater = spawn(process.execPath, ['-e', EATER], { stdio: 'ignore' });
  return () => void eater.kill('SIGKILL');
}
