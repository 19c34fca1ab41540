import { streamScope } from '@barg/contract';
import { gather } from '../platform/gather.ts';
import type { CountriesExpelled, Processes } from '../platform/processes.ts';
import { newEvent } from '../platform/publisher.ts';
import type { Audiences } from './audiences.ts';
import { expelCountriesHere } from './expel-countries.ts';
import type { Passing } from './passing.ts';
import type { PeopleHere, RoomCounts } from './room-counts.ts';
import { userRoom } from './rooms.ts';
import type { SocketServer } from './socket-session.ts';
import { isAccount, type ViewerRegister } from './viewer-register.ts';

/** A stream whose viewers are counted, without its performer. */
export interface WatchedStream {
  id: string;
  performerId: string;
}

/** Who is connected, to any process. */
export interface Presence {
  /** Those of the accounts that have an open socket. */
  onlineAmong(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The number of viewers of each stream, by id. An account counts once in all its windows, a network's guests once. */
  viewersOf(streams: readonly WatchedStream[]): Promise<ReadonlyMap<string, number>>;
  /** The number of viewers of one stream, counted once for all who ask at the same moment. */
  viewersIn(stream: WatchedStream): Promise<number>;
  /** The number of viewers of each stream, by id, after telling the other processes how many are here. */
  shareViewers(streams: readonly WatchedStream[]): Promise<ReadonlyMap<string, number>>;
  /** Who watches a stream, in any process: each account once. */
  audienceOf(stream: WatchedStream): Promise<Audience>;
  /** Removes all sockets of accounts from a conversation or stream; sends them `event`, if given. */
  expel(userIds: readonly string[], scope: string, event?: Farewell): void;
  expelCountries(expelled: CountriesExpelled): void;
}

export interface Audience {
  accountIds: string[];
  /** Visitors, those of a network as one. */
  guests: number;
}

/** The event for those who are removed: `stream.ended` for viewers. */
export type Farewell = CountriesExpelled['farewell'];

interface Sources {
  io: SocketServer;
  viewers: ViewerRegister;
  counts: RoomCounts;
  processes: Processes;
  passing: Passing;
  audiences: Audiences;
}

/** Asks this process' sockets without a query, and the other processes' counts. */
export const createPresence = ({ io, viewers, counts, processes, passing, audiences }: Sources): Presence => {
  const hasRoom = (room: string): boolean => io.of('/').adapter.rooms.has(room);
  const viewersHere = ({ id, performerId }: WatchedStream): string[] =>
    viewers.people(id).filter((person) => person !== performerId);
  const viewersOf: Presence['viewersOf'] = async (streams) => {
    const here = streams.map((stream): [string, PeopleHere] => [
      streamScope(stream.id),
      { count: viewers.count(stream.id, stream.performerId), list: () => viewersHere(stream) },
    ]);
    const counted = await counts.countPeople(new Map(here));
    return new Map(streams.map(({ id }) => [id, counted.get(streamScope(id)) ?? 0]));
  };
  processes.on('countries.expelled', (expelled) => expelCountriesHere(io, expelled));
  return {
    onlineAmong: async (userIds) => {
      const elsewhere = userIds.map(userRoom).filter((room) => !hasRoom(room));
      const others = await counts.others(elsewhere);
      return new Set(userIds.filter((id) => hasRoom(userRoom(id)) || (others.get(userRoom(id)) ?? 0) > 0));
    },
    viewersOf,
    viewersIn: gather(async (streams: readonly WatchedStream[]) => {
      const counted = await viewersOf([...new Map(streams.map((stream) => [stream.id, stream])).values()]);
      return streams.map(({ id }) => counted.get(id) ?? 0);
    }),
    shareViewers: async (streams) => {
      for (const stream of streams)
        if (counts.setPeople(streamScope(stream.id), viewersHere(stream))) passing.viewersChanged(stream.id);
      return viewersOf(streams);
    },
    audienceOf: async ({ id, performerId }) => {
      const people = new Set([...viewers.people(id), ...(await audiences.others(id))]);
      people.delete(performerId);
      const accountIds = [...people].filter(isAccount);
      return { accountIds, guests: people.size - accountIds.length };
    },
    expel: (userIds, scope, event) => {
      if (userIds.length === 0) return;
      const sockets = io.in(userIds.map(userRoom));
      if (event) sockets.emit(event.name, newEvent(event.name, event.data));
      sockets.socketsLeave(scope);
    },
    expelCountries: (expelled) => {
      expelCountriesHere(io, expelled);
      processes.tell('countries.expelled', expelled);
    },
  };
};
