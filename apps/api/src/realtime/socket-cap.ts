import type { IncomingMessage } from 'node:http';
import type { Context } from '../context.ts';
import { networkOf } from '../platform/network-of.ts';
import { LIMITS, scaled } from '../platform/limits.ts';
import { createVisitorAddress } from '../platform/visitor-address.ts';

/** Connections that have not sent a handshake yet, for as long as the engine waits for one. */
const UNNAMED_FACTOR = 2;

/** Counts open connections by network: an IPv4 address, or an IPv6 prefix of one customer. */
export const createSocketCap = ({ config }: Pick<Context, 'config'>) => {
  const addressOf = createVisitorAddress(config);
  const most = scaled(LIMITS.socketsPerNetwork, config);
  const open = new Map<string, number>();
  const networkOfRequest = (request: IncomingMessage): string => networkOf(addressOf(request));
  const countOf = (network: string): number => open.get(network) ?? 0;

  return {
    networkOfRequest,
    /** Counts a new connection; returns how to uncount it. */
    opened: (request: IncomingMessage): (() => void) => {
      const network = networkOfRequest(request);
      open.set(network, countOf(network) + 1);
      return () => {
        const rest = countOf(network) - 1;
        if (rest > 0) open.set(network, rest);
        else open.delete(network);
      };
    },
    /** Above the limit: the connection is refused with an error. */
    isExceeded: (network: string): boolean => countOf(network) > most,
    /** So far above the limit that no connection is opened. */
    isFull: (network: string): boolean => countOf(network) >= most * UNNAMED_FACTOR,
    /** Networks with open connections. */
    get size(): number {
      return open.size;
    },
  };
};

export type SocketCap = ReturnType<typeof createSocketCap>;
