import os from 'node:os';

/** Where and when figures were measured. */
export interface Machine {
  date: string;
  cores: number;
  cpu: string;
  /** Bytes. */
  memory: number;
  system: string;
  node: string;
  /** The load average of the minute before the bench. */
  load: number;
  /** Other programs used the machine, so times and rates are worse; sizes are not affected. */
  isBusy: boolean;
}

const BUSY_SHARE = 0.4;
const GIGABYTE = 1e9;

/** Describes this machine; call it before the bench makes it busy. */
export function describeMachine(): Machine {
  const cores = os.availableParallelism();
  const load = os.loadavg()[0] ?? 0;
  return {
    date: new Date().toISOString().slice(0, 10),
    cores,
    cpu: os.cpus()[0]?.model.trim() ?? 'unknown',
    memory: os.totalmem(),
    system: `${os.platform()} ${os.arch()}`,
    node: process.version,
    load,
    isBusy: load > cores * BUSY_SHARE,
  };
}

/** One or two sentences. */
export function machineToText({ date, cores, cpu, memory, system, node, load, isBusy }: Machine): string {
  const facts = [
    `${cores} cores (${cpu})`,
    `${Math.round(memory / GIGABYTE)} GB`,
    system,
    `Node ${node.slice(1)}`,
    `load average ${load.toFixed(2)} at the start`,
  ];
  const warning = isBusy ? ' The machine was busy with other work: times and rates are worse than on a quiet one.' : '';
  return `${date}: ${facts.join(', ')}.${warning}`;
}
