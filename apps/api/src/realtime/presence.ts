import type { ServerEventData } from '@barg/contract';
import { newEvent } from '../platform/publisher.ts';
import { userRoom } from './rooms.ts';
import type { SocketServer } from './socket-session.ts';
import type { ViewerRegister } from './viewer-register.ts';

/** A stream whose viewers are counted, without its performer. */
export interface WatchedStream {
  id: string;
  performerId: string;
}

/** Who is connected. */
export interface Presence {
  /** Those of the accounts that have an open socket. */
  onlineAmong(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The number of viewers of each stream, by id. An account counts once, in any number of windows. */
  viewersOf(streams: readonly WatchedStream[]): Promise<ReadonlyMap<string, number>>;
  /** Removes all sockets of accounts from a conversation or stream; sends them `event`, if given. */
  expel(userIds: readonly string[], scope: string, event?: Farewell): void;
  /** Removes everybody in the countries from a conversation or stream, except one account. */
  expelCountries(
    countries: readonly string[],
    scope: string,
    options: { event: Farewell; butNot: string },
  ): Promise<void>;
}

/** The event for those who are removed: `stream.ended` for viewers. */
export type Farewell = { name: 'stream.ended'; data: ServerEventData<'stream.ended'> };

/** Queries the sockets through their adapter; viewers are counted by this process' register, without a query. */
export const createPresence = (server: () => SocketServer | undefined, viewers: ViewerRegister): Presence => {
  const socketsIn = async (rooms: string[]) =>
    rooms.length > 0 ? ((await server()?.in(rooms).fetchSockets()) ?? []) : [];
  return {
    onlineAmong: async (userIds) => {
      const sockets = await socketsIn(userIds.map(userRoom));
      const rooms = new Set(sockets.flatMap((socket) => [...socket.rooms]));
      return new Set(userIds.filter((id) => rooms.has(userRoom(id))));
    },
    viewersOf: async (streams) => new Map(streams.map(({ id, performerId }) => [id, viewers.count(id, performerId)])),
    expel: (userIds, scope, event) => {
      if (userIds.length === 0) return;
      const sockets = server()?.in(userIds.map(userRoom));
      if (event) sockets?.emit(event.name, newEvent(event.name, event.data));
      sockets?.socketsLeave(scope);
    },
    expelCountries: async (countries, scope, { event, butNot }) => {
      for (const socket of await socketsIn([scope])) {
        const { country, account } = socket.data;
        const isMeant = country !== null && countries.includes(country);
        if (!isMeant || account?.id === butNot || account?.role === 'operator') continue;
        socket.emit(event.name, newEvent(event.name, event.data));
        socket.leave(scope);
      }
    },
  };
};
