import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerEventData } from '@barg/contract';

/** What the sockets are told: an event to one person, or a line to all in the chat of a stream. */
export type Kind = 'person' | 'line';

export const EVENT_OF = {
  person: 'wallet.balance.changed',
  line: 'stream.message.created',
} as const satisfies Record<Kind, string>;

export interface Telling {
  kind: Kind;
  /** The ids of the accounts, told in turns, or of the one stream. */
  to: readonly string[];
  times: number;
}

/** Events between which a process turns to its sockets, as it does between requests. */
const AT_ONCE = 16;

export const balance: ServerEventData<'wallet.balance.changed'> = { balance: 120.5, change: -4, reason: 'tip' };

export const lineIn = (streamId: string): ServerEventData<'stream.message.created'> => ({
  streamId,
  message: {
    _id: '0196f1d2-8f0b-7c11-9a3e-5a8f0d3c7b21',
    conversationId: streamId,
    sequence: 1,
    type: 'text',
    text: 'A line as people write it while they watch, of about seventy letters.',
    amount: null,
    price: null,
    isLocked: false,
    isBought: false,
    files: [],
    senderId: streamId,
    sender: { _id: streamId, username: 'nilou', name: 'Nilou', avatarUrl: null, isPerformer: false },
    isDeleted: false,
    createdAt: '2026-01-01T10:00:00.000Z',
  },
});

/** Tells all of them, in turns. */
export async function tellAll({ kind, to, times }: Telling, tell: (id: string) => void): Promise<void> {
  const between = kind === 'line' ? 1 : AT_ONCE;
  for (let time = 0; time < times; time += 1) {
    tell(to[time % to.length] ?? '');
    if (time % between === between - 1) await turn();
  }
}

/** The time by a clock that all processes of a machine share. Microseconds since 1970. */
export const moment = (): number => Math.round((performance.timeOrigin + performance.now()) * 1000);

/** What a line begins with that says when it was said, as {@link moment} counts. */
export const SAID = 'said at ';
export const SAID_DIGITS = 16;

/** Processor time of this process so far, milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What this process holds, without what it could give back. Bytes. */
export function memory(): { memory: number; heap: number } {
  collectGarbage();
  const { rss, heapUsed } = process.memoryUsage();
  return { memory: rss, heap: heapUsed };
}

/** Of the product alone: what it does by itself while it serves, such as to record streams. */
export type Product = Measured & { serve: (_: null) => Promise<void> };

/** A line as raw socket.io tells it. */
export interface Saying {
  streamId: string;
  text: string;
}

/** Of the raw server alone: the product's lines come by its API. */
export type Raw = Measured & { say: (line: Saying) => void };

/** Of both servers. */
export type Measured = {
  /** Answers the URL. */
  listen: (where: { port?: number; isShared?: boolean }) => Promise<string>;
  tell: (telling: Telling) => Promise<void>;
  processorTime: (_: null) => number;
  memory: (_: null) => { memory: number; heap: number };
};
