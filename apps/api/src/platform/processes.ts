import type { ServerEventData } from '@barg/contract';
import type { Meant } from './live/meant.ts';

/** Removes everybody in some countries from a conversation or stream, except one account and operators. */
export interface CountriesExpelled {
  countries: readonly string[];
  scope: string;
  butNot: string;
  /** What they are told. */
  farewell: { name: 'stream.ended'; data: ServerEventData<'stream.ended'> };
}

/** What one process tells all others, by name. Plain data: it travels as JSON. */
export interface ProcessOrders {
  /** An event to everybody's sockets, which the processes hear too. */
  'settings.changed': object;
  'countries.expelled': CountriesExpelled;
  'viewings.ended': Meant;
  /** One session of the live engine, which another process may hold. */
  'live-session.ended': { resourceId: string };
  /** A room of the live engine gets another name. */
  'live-room.moved': { from: string; to: string };
}

/**
 * The other processes of the same site. With one process there are none, and nothing is sent. What is told arrives in
 * the order of the calls and of the events to sockets, also after an outage of Redis.
 */
export interface Processes {
  tell<Name extends keyof ProcessOrders>(name: Name, data: ProcessOrders[Name]): void;
  /** Handles what another process tells. */
  on<Name extends keyof ProcessOrders>(name: Name, handler: (data: ProcessOrders[Name]) => void): void;
}

type Send = (name: string, data: object) => void;

/** With `connect` and `heard` for whoever carries it between processes. */
export const createProcesses = () => {
  const handlers = new Map<string, Array<(data: never) => void>>();
  let send: Send = () => undefined;
  const processes: Processes = {
    tell: (name, data) => send(name, data),
    on: (name, handler) => void handlers.set(name, [...(handlers.get(name) ?? []), handler]),
  };
  return {
    ...processes,
    connect: (how: Send) => {
      send = how;
    },
    heard: (name: string, data: unknown) => {
      for (const handler of handlers.get(name) ?? []) handler(data as never);
    },
  };
};

export type CarriedProcesses = ReturnType<typeof createProcesses>;
