import type { IncomingMessage } from 'node:http';

/**
 * Browsers do not hold web sockets to the rules of CORS, so the handshake looks itself: a page of another site gets
 * no socket. Programs that are not browsers send no origin.
 */
export const isSameOrigin = ({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean =>
  origin === undefined || URL.parse(origin)?.host === host;
