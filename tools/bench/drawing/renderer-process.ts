import { readdirSync, readFileSync } from 'node:fs';

/** The unit of times in /proc is a hundredth of a second. */
const TICK_MS = 10;

const textOf = (pid: string | number, file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** The id of the renderer that this process has started; null where the system does not tell. */
export function findRenderer(): number | null {
  try {
    const threads = readdirSync('/proc/self/task');
    const children = threads.flatMap((thread) => textOf('self', `task/${thread}/children`).split(' ').filter(Boolean));
    return Number(children.find((pid) => textOf(pid, 'cmdline').includes('drawing/renderer/main.ts'))) || null;
  } catch {
    return null;
  }
}

/**
 * The processor time of a process in all its threads, in milliseconds.
 *
 * Source: proc_pid_stat(5), fields 14 (utime) and 15 (stime).
 */
export function processorTimeOf(pid: number): number {
  const stat = textOf(pid, 'stat');
  // The second field is the program's name, which may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The memory that a process has for itself, in bytes: without the files of Node, which it shares with the site's own. */
export function ownMemoryOf(pid: number): number {
  const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec(textOf(pid, 'status'))?.[1];
  return Number(kilobytes) * 1024;
}
