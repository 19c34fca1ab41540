import { streamScope, type ClientEventData } from '@barg/contract';
import { NotAuthenticatedError } from '../../viewing/caller.ts';
import { lacksSecondStep, SecondStepRequiredError } from '../../plugins/operator-guard.ts';
import { CountryBlockedError } from '../../plugins/site-gate.ts';
import { isOpenFor } from '../country-watch.ts';
import { countryRoom, sessionRoom, userRoom } from '../rooms.ts';
import type { Connection } from '../connection.ts';

const STREAMS = streamScope('');

/** Logs the socket in to the token's account. Rooms of another account are left first. */
export const login = async (connection: Connection, { token }: ClientEventData<'auth/login'>) => {
  const { socket, context, viewers, viewerCounts, seen } = connection;
  const account = await context.sessions.findTogether(token);
  if (!account) throw new NotAuthenticatedError();
  if (lacksSecondStep(context, account)) throw new SecondStepRequiredError();
  if (!(await isOpenFor(context, socket.data.country, account))) throw new CountryBlockedError();
  if (socket.data.account && socket.data.account.sessionId !== account.sessionId) leaveRooms(connection);
  socket.data.account = account;
  // Rooms joined as a guest or in another session count for this account from now on.
  for (const room of socket.rooms) {
    viewers.joined(room, socket.id, socket.data);
    if (room.startsWith(STREAMS)) viewerCounts.changed(room.slice(STREAMS.length));
  }
  await socket.join([userRoom(account.id), sessionRoom(account.sessionId)]);
  seen(account.id);
};

const leaveRooms = ({ socket, typing }: Connection): void => {
  typing.stopAll();
  const country = socket.data.country === null ? null : countryRoom(socket.data.country);
  for (const room of socket.rooms) if (room !== socket.id && room !== country) void socket.leave(room);
};
