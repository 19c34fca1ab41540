import { streamScope, type ServerEvent } from '@barg/contract';

const STREAMS = streamScope('');

/** Milliseconds for each viewer here: each of 500 is written to seven times a second at most. */
const HELD_FOR_EACH = 0.3;
/** A shorter time would gather nothing. */
const LEAST_MS = 10;
const MOST_MS = 200;

/** An event of a stream on its way to rooms, of which the stream's is one. */
export interface Addressed {
  rooms: readonly string[];
  event: ServerEvent;
}

export interface EventBatchesOptions {
  /** How many sockets of this process are in a room. */
  sizeOf: (room: string) => number;
  /** Tells one event, or several of a stream in their order. */
  tell: (scope: string, told: readonly Addressed[]) => void;
}

/**
 * Holds the events of a busy stream for a moment, so that each viewer is written to once for all of them: what a crowd
 * costs is the writing, whose price hardly depends on how much is written. What is said first goes at once, and after it
 * nothing for a time that grows with the audience.
 */
export const createEventBatches = ({ sizeOf, tell }: EventBatchesOptions) => {
  const streams = new Map<string, { waiting: Addressed[]; timer: NodeJS.Timeout }>();

  const holdTime = (scope: string): number => Math.min(MOST_MS, sizeOf(scope) * HELD_FOR_EACH);

  const open = (scope: string): void => {
    const time = holdTime(scope);
    if (time >= LEAST_MS) streams.set(scope, { waiting: [], timer: setTimeout(look, time, scope) });
  };

  const look = (scope: string): void => {
    const waiting = streams.get(scope)?.waiting ?? [];
    streams.delete(scope);
    if (waiting.length === 0) return;
    open(scope);
    tell(scope, waiting);
  };

  return {
    /** Takes an event if it belongs to the order of a stream. What has no place in an order waits for nothing. */
    take: (rooms: readonly string[], event: ServerEvent): boolean => {
      const { scope, sequence } = event;
      if (sequence === undefined || !scope?.startsWith(STREAMS) || !rooms.includes(scope)) return false;
      const held = streams.get(scope);
      if (held) {
        held.waiting.push({ rooms, event });
      } else {
        open(scope);
        tell(scope, [{ rooms, event }]);
      }
      return true;
    },
    /** Tells what waits. */
    close: (): void => {
      for (const [scope, { waiting, timer }] of streams) {
        clearTimeout(timer);
        if (waiting.length > 0) tell(scope, waiting);
      }
      streams.clear();
    },
  };
};

export type EventBatches = ReturnType<typeof createEventBatches>;
