import { readFileSync } from 'node:fs';

/** Processor time since the start in microseconds. */
export interface ProcessorTime {
  node: number;
  /** Null where the system does not tell it. */
  database: number | null;
}

export type ProcessorClock = () => ProcessorTime;

/**
 * Tells the processor time of this process, and of a PostgreSQL server with its connections, its writers and the rest
 * of its processes. Unlike times of the clock it hardly depends on how busy the machine is.
 */
export const processorClock =
  (postmaster: number): ProcessorClock =>
  () => {
    const { user, system } = process.cpuUsage();
    return { node: user + system, database: timeWithChildren(postmaster) };
  };

/** Linux tells it; each of PostgreSQL's processes has one thread. */
function timeWithChildren(pid: number): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return [pid, ...children].reduce((sum, one) => sum + timeOf(one), 0);
  } catch {
    return null;
  }
}

function timeOf(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1000;
}
