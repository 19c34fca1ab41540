import type { Context } from '../context.ts';
import type { SocketServer } from './socket-session.ts';

/**
 * Whether a socket may be opened from a country. An operator there works without one: who opens a socket is known only
 * after it is open.
 */
export const isOpenFor = async ({ site }: Pick<Context, 'site'>, country: string | null): Promise<boolean> =>
  country === null || !(await site.read()).blockedCountries.has(country);

/** Closes the sockets of this process from countries that are kept out by now. Operators keep theirs. */
export const endBlockedSockets = async (io: SocketServer, { site }: Pick<Context, 'site'>): Promise<void> => {
  const { blockedCountries } = await site.read();
  for (const socket of io.sockets.sockets.values()) {
    const { country, account } = socket.data;
    if (country !== null && blockedCountries.has(country) && account?.role !== 'operator') socket.disconnect(true);
  }
};
