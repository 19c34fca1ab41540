import { newEvent } from '../platform/publisher.ts';
import type { CountriesExpelled } from '../platform/processes.ts';
import type { SocketServer } from './socket-session.ts';

/** Removes this process' sockets in some countries from a conversation or stream. */
export const expelCountriesHere = (
  io: SocketServer,
  { countries, scope, butNot, farewell }: CountriesExpelled,
): void => {
  const { rooms } = io.of('/').adapter;
  for (const id of [...(rooms.get(scope) ?? [])]) {
    const socket = io.sockets.sockets.get(id);
    if (!socket) continue;
    const { country, account } = socket.data;
    const isMeant = country !== null && countries.includes(country);
    if (!isMeant || account?.id === butNot || account?.role === 'operator') continue;
    socket.emit(farewell.name, newEvent(farewell.name, farewell.data));
    void socket.leave(scope);
  }
};
