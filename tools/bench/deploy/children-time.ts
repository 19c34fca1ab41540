import { readFile } from 'node:fs/promises';

/** The unit of times in /proc is a hundredth of a second. */
const TICK_MS = 10;

/**
 * The processor time of the ended children of a process, with theirs, from its `/proc/<pid>/stat`; milliseconds.
 *
 * Source: proc_pid_stat(5), fields 16 (cutime) and 17 (cstime).
 */
export function childrenTimeIn(stat: string): number {
  // The second field is the program's name, which may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

/** Of this process so far; null where the system has no such file. */
export async function childrenTime(): Promise<number | null> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => null);
  return stat === null ? null : childrenTimeIn(stat);
}
