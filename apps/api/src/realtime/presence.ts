import { streamScope } from '@barg/contract';
import { userRoom } from './rooms.ts';
import type { SocketServer } from './socket-session.ts';

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
}

/** Asks the sockets themselves, through their adapter, so that it holds for any number of processes. */
export const createPresence = (server: () => SocketServer | undefined): Presence => {
  const socketsIn = async (rooms: string[]) =>
    rooms.length > 0 ? ((await server()?.in(rooms).fetchSockets()) ?? []) : [];
  return {
    onlineAmong: async (userIds) => {
      const sockets = await socketsIn(userIds.map(userRoom));
      const rooms = new Set(sockets.flatMap((socket) => [...socket.rooms]));
      return new Set(userIds.filter((id) => rooms.has(userRoom(id))));
    },
    viewersOf: async (streams) => {
      const sockets = await socketsIn(streams.map(({ id }) => streamScope(id)));
      return new Map(
        streams.map(({ id, performerId }) => {
          const watching = sockets.filter((socket) => socket.rooms.has(streamScope(id)));
          const viewers = new Set(watching.map((socket) => socket.data.account?.id ?? socket.id));
          viewers.delete(performerId);
          return [id, viewers.size];
        }),
      );
    },
  };
};
