import type { Demand } from './demand.ts';
import { LOAD, SOCKETS_OF_PROCESS } from './process.ts';
import costs from './unit-costs.json' with { type: 'json' };

const MICROSECONDS = 1e6;

/** What the events of a site cost where each process of the API reads all of them, as it does today. */
export interface FanOut {
  /** Processes of the API; infinite where reading alone takes a core of each. */
  processes: number;
  /** What Redis hands out, a second. */
  entries: number;
  redisCores: number;
  /** Of each process, to read what is mostly for none of its sockets. */
  readingCores: number;
  /** Redis, all of them together, if a process read only what is for the rooms of its sockets. */
  splitCores: number;
}

export const fanOutOf = ({ apiCores, sockets, eventsPerSecond, deliveriesPerSecond }: Demand): FanOut => {
  const readingCores = (eventsPerSecond * costs.eventTaken.value) / MICROSECONDS;
  // What is left of a core for what only this process does.
  const left = LOAD - readingCores;
  const forWork = left > 0 ? apiCores / left : Infinity;
  const processes = Math.max(1, Math.ceil(Math.max(forWork, sockets / (SOCKETS_OF_PROCESS * LOAD))));
  // One process alone tells its own sockets.
  const readers = processes > 1 ? processes : 0;
  const written = eventsPerSecond * (readers > 0 ? 1 : 0);
  const coresOf = (handed: number): number =>
    (written * costs.eventWritten.value + handed * costs.eventRead.value) / MICROSECONDS;
  const entries = readers > 0 ? eventsPerSecond * readers : 0;
  return {
    processes,
    entries,
    redisCores: coresOf(entries),
    readingCores: readers > 0 ? readingCores : 0,
    splitCores: readers > 0 ? coresOf(deliveriesPerSecond) : 0,
  };
};
