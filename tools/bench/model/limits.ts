import type { Demand } from './demand.ts';

/** How much of a part may be used in the busiest hour, so that one of them may fail. */
const LOAD = 0.6;

interface Limit {
  /** What there is one of, and how much it carries; assumptions but for the core of a process. */
  part: string;
  carries: number;
  needs: (demand: Demand) => number;
  /** What takes it over. */
  then: string;
}

export const LIMITS: readonly Limit[] = [
  { part: 'a core for one process', carries: 1, needs: ({ apiCores }) => apiCores, then: 'API processes' },
  { part: 'sockets of a process', carries: 10_000, needs: ({ sockets }) => sockets, then: 'API processes, Redis' },
  {
    part: '64 cores of a PostgreSQL',
    carries: 64,
    needs: ({ readCores, writeCores }) => readCores + writeCores,
    then: 'read replicas',
  },
  {
    part: '64 cores that write',
    carries: 64,
    needs: ({ writeCores }) => writeCores,
    then: 'Citus by performer',
  },
  {
    part: '100,000 events a second of a Redis',
    carries: 100_000,
    needs: ({ deliveriesPerSecond }) => deliveriesPerSecond,
    then: 'Redis Cluster',
  },
  {
    part: '10 Gbit/s out of a machine',
    carries: 10,
    needs: ({ pagesOut, filmOut }) => pagesOut + filmOut,
    then: 'bucket and CDN',
  },
  { part: '5 Gbit/s of a live engine', carries: 5, needs: ({ liveOut }) => liveOut, then: 'live nodes' },
];

/** How many of a part a site needs. */
export const countOf = ({ carries, needs }: Limit, demand: Demand): number =>
  Math.max(1, Math.ceil(needs(demand) / (carries * LOAD)));

/** What breaks, the first one first: the parts of which more than one is needed. */
export const breaksAt = (demand: Demand): Limit[] =>
  LIMITS.filter((limit) => countOf(limit, demand) > 1).toSorted(
    (one, other) => other.needs(demand) / other.carries - one.needs(demand) / one.carries,
  );
