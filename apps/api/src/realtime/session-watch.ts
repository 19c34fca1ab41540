import type { Context } from '../context.ts';
import { newEvent, toSession } from '../platform/publisher.ts';
import type { SocketServer } from './socket-session.ts';

/** How long an expired session may keep its sockets. Milliseconds. */
export const WATCH_EVERY = 60_000;

/** Closes this process' sockets whose sessions have expired or were deleted. */
export const endDeadSessions = async (io: SocketServer, { sessions, publisher }: Context): Promise<void> => {
  const connected = new Set<string>();
  for (const { data } of io.sockets.sockets.values()) if (data.account) connected.add(data.account.sessionId);
  const living = await sessions.living([...connected]);
  for (const sessionId of connected) {
    if (!living.has(sessionId))
      publisher.publish(toSession(sessionId), newEvent('session.ended', { reason: 'expired' }));
  }
};
