import { readFile } from 'node:fs/promises';

/** What Linux counts of a process. */
export interface ProcessUsage {
  /** Processor time so far of all its threads. Milliseconds. */
  time: number;
  /** Processor time of its children that have ended, and of theirs. Milliseconds. */
  endedChildren: number;
  /** Memory that it holds. Bytes. */
  memory: number;
}

/** Clock ticks are hundredths of a second for every program of Linux. */
const TICK_MS = 10;
const PAGE = 4096;

/** Linux only: elsewhere there is no such file. */
export async function usageOf(pid: number): Promise<ProcessUsage> {
  const [stat, statm] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/statm`, 'utf8'),
  ]);
  // The name of the program, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = (one: number, other: number): number => (Number(fields[one]) + Number(fields[other])) * TICK_MS;
  return { time: ticks(11, 12), endedChildren: ticks(13, 14), memory: Number(statm.split(' ')[1]) * PAGE };
}
