import type { Context } from '../context.ts';
import { newEvent } from '../platform/publisher.ts';
import type { FindsStays, Joined } from './connection.ts';
import type { ApiSocket, SocketServer } from './socket-session.ts';

/** So many sockets are looked up together. */
const BATCH = 500;

interface InRoom extends Joined {
  room: string;
  socket: ApiSocket;
}

const listJoined = (io: SocketServer, kind: string): InRoom[] =>
  [...io.of('/').adapter.rooms].flatMap(([room, members]) => {
    if (!room.startsWith(`${kind}:`)) return [];
    const id = room.slice(kind.length + 1);
    return [...members].flatMap((member): InRoom[] => {
      const socket = io.sockets.sockets.get(member);
      return socket ? [{ room, id, socket, onlooker: socket.data }] : [];
    });
  });

/**
 * Removes this process' sockets from rooms that they may not be in any more. What ends a right tells every process at
 * once, but by Redis, which may lose it; the right itself is in the database.
 */
export const endLostStays = async (
  io: SocketServer,
  { db }: Pick<Context, 'db'>,
  stays: Readonly<Record<string, FindsStays>>,
): Promise<void> => {
  for (const [kind, findStays] of Object.entries(stays)) {
    const all = listJoined(io, kind);
    for (let at = 0; at < all.length; at += BATCH) {
      const batch = all.slice(at, at + BATCH);
      const found = await findStays(db, batch);
      for (const [place, { room, socket }] of batch.entries()) {
        const { mayStay = false, farewell } = found[place] ?? {};
        if (mayStay) continue;
        if (farewell) socket.emit(farewell.name, newEvent(farewell.name, farewell.data));
        void socket.leave(room);
      }
    }
  }
};
