import { CountryBlockedError } from '../plugins/site-gate.ts';
import type { Context } from '../context.ts';
import type { SessionAccount } from '../viewing/session-account.ts';
import type { ApiSocket, SocketServer } from './socket-session.ts';

/** Whether an account, or a guest (null), may have a socket from a country. Operators may from everywhere. */
export const isOpenFor = async (
  { site }: Pick<Context, 'site'>,
  country: string | null,
  account: SessionAccount | null,
): Promise<boolean> =>
  country === null || account?.role === 'operator' || !(await site.read()).blockedCountries.has(country);

/** The token in the handshake, by which the account is known before the socket is open. */
const announcedToken = ({ handshake }: ApiSocket): string | null => {
  const token: unknown = (handshake.auth as Record<string, unknown> | undefined)?.token;
  return typeof token === 'string' && token !== '' ? token.slice(0, 200) : null;
};

/** @throws CountryBlockedError for a socket from a blocked country, unless its token is an operator's */
export const assertMayOpen = async (context: Context, socket: ApiSocket): Promise<void> => {
  const country = context.visitorCountry(socket.request);
  if (await isOpenFor(context, country, null)) return;
  const token = announcedToken(socket);
  const account = token === null ? null : await context.sessions.findTogether(token);
  if (!(await isOpenFor(context, country, account))) throw new CountryBlockedError();
};

/** Closes this process' sockets from blocked countries, except operators'. */
export const endBlockedSockets = async (io: SocketServer, context: Pick<Context, 'site'>): Promise<void> => {
  for (const socket of io.sockets.sockets.values()) {
    const { country, account } = socket.data;
    if (!(await isOpenFor(context, country, account))) socket.disconnect(true);
  }
};
