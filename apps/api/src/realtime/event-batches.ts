import { streamScope, type ServerEvent } from '@barg/contract';

const STREAMS = streamScope('');

/** Milliseconds for each viewer here: each of 500 is written to twenty times a second at most. */
const HELD_FOR_EACH = 0.1;
/** A shorter time would gather nothing. */
const LEAST_MS = 5;
const MOST_MS = 200;

/** An event of a stream on its way to rooms, of which the stream's is one. */
export interface Addressed {
  rooms: readonly string[];
  event: ServerEvent;
}

export interface EventBatchesOptions {
  /** How many sockets of this process are in a room. */
  sizeOf: (room: string) => number;
  /** Tells this process' sockets one event, or several of a stream in their order; resolves once all are told. */
  tell: (scope: string, told: readonly Addressed[]) => Promise<void>;
}

interface Held {
  /** The last number that was told. */
  last: number;
  waiting: Addressed[];
  /** A number is missing: what follows it has waited once, and waits no more. */
  hasWaited: boolean;
  timer: NodeJS.Timeout;
}

const numberOf = ({ event }: Addressed): number => event.sequence ?? 0;

/** How many of the events, in their order, follow the last one without a gap. */
const countReady = (last: number, events: readonly Addressed[]): number => {
  let next = last + 1;
  const gap = events.findIndex((one) => {
    if (numberOf(one) > next) return true;
    next = Math.max(next, numberOf(one) + 1);
    return false;
  });
  return gap === -1 ? events.length : gap;
};

/**
 * Holds the events of a busy stream for a moment, so that each viewer is written to once for all of them: what a crowd
 * costs is the writing, whose price hardly depends on how much is written. What is said first goes at once, and after it
 * nothing for a time that grows with the audience.
 *
 * Events of several processes come here in any order, and leave in that of their numbers: a page that finds a gap asks
 * for what it missed. What follows a gap waits once more for what fills it.
 */
export const createEventBatches = ({ sizeOf, tell }: EventBatchesOptions) => {
  const streams = new Map<string, Held>();

  const holdTime = (scope: string): number => Math.min(MOST_MS, sizeOf(scope) * HELD_FOR_EACH);

  const open = (scope: string, held: Omit<Held, 'timer'>): void => {
    const time = holdTime(scope);
    if (time >= LEAST_MS) streams.set(scope, { ...held, timer: setTimeout(look, time, scope) });
    else if (held.waiting.length > 0) void tell(scope, held.waiting);
  };

  const look = (scope: string): void => {
    const held = streams.get(scope);
    streams.delete(scope);
    if (!held || held.waiting.length === 0) return;
    const { last, hasWaited } = held;
    const sorted = held.waiting.toSorted((one, other) => numberOf(one) - numberOf(other));
    const ready = hasWaited ? sorted.length : countReady(last, sorted);
    const [told, waiting] = [sorted.slice(0, ready), sorted.slice(ready)];
    const end = told.at(-1);
    if (end) void tell(scope, told);
    open(scope, { last: end ? Math.max(last, numberOf(end)) : last, waiting, hasWaited: waiting.length > 0 });
  };

  return {
    /** Takes an event if it belongs to the order of a stream. What has no place in an order waits for nothing. */
    take: (rooms: readonly string[], event: ServerEvent): boolean => {
      if (!isOfStream(rooms, event)) return false;
      const { scope, sequence } = event;
      const held = streams.get(scope);
      if (held) {
        held.waiting.push({ rooms, event });
      } else {
        void tell(scope, [{ rooms, event }]);
        open(scope, { last: sequence, waiting: [], hasWaited: false });
      }
      return true;
    },
    /** Tells what waits. */
    close: async (): Promise<void> => {
      const left = [...streams].map(([scope, { waiting, timer }]) => {
        clearTimeout(timer);
        return waiting.length > 0 ? tell(scope, waiting) : undefined;
      });
      streams.clear();
      await Promise.all(left);
    },
  };
};

/** An event in the order of a stream. */
type StreamEvent = ServerEvent & { scope: string; sequence: number };

/** Whether an event has a place in the order of a stream, and goes to those who watch it. */
export const isOfStream = (rooms: readonly string[], event: ServerEvent): event is StreamEvent => {
  const { scope, sequence } = event;
  return sequence !== undefined && scope !== undefined && scope.startsWith(STREAMS) && rooms.includes(scope);
};

export type EventBatches = ReturnType<typeof createEventBatches>;
