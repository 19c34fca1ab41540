import type { ServerEventData } from '@barg/contract';
import { newEvent } from '../platform/publisher.ts';
import { userRoom } from './rooms.ts';
import type { SocketServer } from './socket-session.ts';
import type { ViewerRegister } from './viewer-register.ts';

/** A stream as its viewers are counted: whoever performs does not watch. */
export interface WatchedStream {
  id: string;
  performerId: string;
}

/** Who is connected now. */
export interface Presence {
  /** Those of the accounts that have a socket open. */
  onlineAmong(userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many watch each stream, by its id. An account counts once, however many windows it has open. */
  viewersOf(streams: readonly WatchedStream[]): Promise<ReadonlyMap<string, number>>;
  /** Makes accounts leave a conversation or stream on all their devices; they are told `event`, if there is one. */
  expel(userIds: readonly string[], scope: string, event?: Farewell): void;
  /** Makes those who are in one of the countries leave a conversation or stream, but for one account. */
  expelCountries(
    countries: readonly string[],
    scope: string,
    options: { event: Farewell; butNot: string },
  ): Promise<void>;
}

/** What those who must leave are told; `stream.ended`, for whoever may not watch any more. */
export type Farewell = { name: 'stream.ended'; data: ServerEventData<'stream.ended'> };

/** Asks the sockets themselves, through their adapter; how many watch is known of this process, without asking. */
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
