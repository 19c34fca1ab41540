import type { Metric } from './metric.ts';

/** What a pool of database connections tells of itself. */
export interface PoolCounts {
  totalCount: number;
  idleCount: number;
  /** Callers that wait for a connection. */
  waitingCount: number;
  options: { max: number };
}

/** What is read at the moment somebody looks. */
export interface Watched {
  /** The pools of this process, by name. */
  pools: Readonly<Record<string, PoolCounts>>;
  /** How many sockets are connected to this process. */
  sockets: () => number;
  /** How old the data of the read replica is at most, in seconds; absent without one. */
  replicaLag?: (() => number) | undefined;
}

/**
 * What this process observes of itself. Labels are words of the code (ids of operations, names of events and tasks),
 * never what a visitor sends, so that the number of series is bounded.
 */
export interface Metrics {
  /** An answered request; those of no operation are counted together. */
  requestEnded(request: { operation: string | undefined; status: number; seconds: number }): void;
  eventPublished(name: string): void;
  /** A request whose lists may be old was answered, with what this one found; see `FoundBy`. */
  listsFound(by: string): void;
  jobEnded(job: { task: string; isDone: boolean; seconds: number }): void;
  contentType: string;
  /** All of it together with what was read elsewhere, in the text format of Prometheus. */
  toText(others: readonly Metric[]): Promise<string>;
}
