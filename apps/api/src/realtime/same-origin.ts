import type { IncomingMessage } from 'node:http';

/**
 * CORS does not apply to web sockets, so the handshake checks the origin: pages of other sites are refused. Programs
 * other than browsers send no origin.
 */
export const isSameOrigin = ({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean =>
  origin === undefined || URL.parse(origin)?.host === host;
