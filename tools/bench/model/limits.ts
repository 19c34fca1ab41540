import { defaultLiveOptions } from '../../../apps/api/src/platform/live/live-options.ts';
import { demandOf, type Demand } from './demand.ts';
import { fanOutOf } from './fan-out.ts';
import { LOAD, SOCKETS_OF_PROCESS } from './process.ts';

interface Limit {
  /** What there is one of, and how much it carries. */
  part: string;
  /** How many of it a site needs. */
  count: (demand: Demand) => number;
  /** What takes it over. */
  then: string;
}

const shared =
  (carries: number, needs: (demand: Demand) => number): Limit['count'] =>
  (demand) =>
    Math.max(1, Math.ceil(needs(demand) / (carries * LOAD)));

const SESSIONS = defaultLiveOptions.maxSessions;

/** Cores of a database and gigabits of a machine are assumptions; the rest is measured, or a bound of the code. */
export const LIMITS: readonly Limit[] = [
  {
    part: `a process of the API: a core, ${SOCKETS_OF_PROCESS.toLocaleString('en-US')} sockets`,
    count: (demand) => fanOutOf(demand).processes,
    then: 'processes of the API, Redis',
  },
  { part: 'a core of a worker', count: shared(1, ({ filmCores }) => filmCores), then: 'workers' },
  {
    part: '64 cores of a PostgreSQL',
    count: shared(64, ({ readCores, writeCores }) => readCores + writeCores),
    then: 'read replicas',
  },
  { part: '64 cores that write', count: shared(64, ({ writeCores }) => writeCores), then: 'Citus by performer' },
  {
    part: 'the one core of a Redis',
    count: shared(1, (demand) => fanOutOf(demand).redisCores),
    then: 'events split by room, or cells',
  },
  {
    part: '10 Gbit/s out of a machine',
    count: shared(10, ({ pagesOut, filmOut }) => pagesOut + filmOut),
    then: 'bucket and CDN',
  },
  {
    part: `${SESSIONS} sessions of a live engine`,
    count: shared(SESSIONS, ({ viewers }) => viewers),
    then: 'live nodes',
  },
  { part: 'a core of a live engine', count: shared(1, ({ liveCores }) => liveCores), then: 'live nodes' },
];

const MOST_MEMBERS = 1e10;

/** The most members for whom one of a part is enough. */
export const enoughFor = ({ count }: Limit): number => {
  let [enough, tooMany] = [0, MOST_MEMBERS];
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (count(demandOf(middle)) > 1) tooMany = middle;
    else enough = middle;
  }
  return enough;
};

/** What breaks, the first one first: the parts of which more than one is needed. */
export const breaksAt = (demand: Demand): Limit[] =>
  LIMITS.filter(({ count }) => count(demand) > 1).toSorted((one, other) => enoughFor(one) - enoughFor(other));
