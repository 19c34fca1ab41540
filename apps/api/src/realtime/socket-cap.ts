import type { IncomingMessage } from 'node:http';
import type { Context } from '../context.ts';
import { networkOf } from '../platform/network-of.ts';
import { LIMITS, scaled } from '../platform/limits.ts';
import { createVisitorAddress } from '../platform/visitor-address.ts';

/** Connections that never say what they are, for as long as the engine waits for that. */
const UNNAMED_FACTOR = 2;

/** Counts open connections by the network they come from: an IPv4 address, or what a household has of IPv6. */
export const createSocketCap = ({ config }: Pick<Context, 'config'>) => {
  const addressOf = createVisitorAddress(config);
  const most = scaled(LIMITS.socketsPerNetwork, config);
  const open = new Map<string, number>();
  const networkOfRequest = (request: IncomingMessage): string => networkOf(addressOf(request));
  const countOf = (network: string): number => open.get(network) ?? 0;

  return {
    networkOfRequest,
    /** A connection was opened; answers what to do when it closes. */
    opened: (request: IncomingMessage): (() => void) => {
      const network = networkOfRequest(request);
      open.set(network, countOf(network) + 1);
      return () => {
        const rest = countOf(network) - 1;
        if (rest > 0) open.set(network, rest);
        else open.delete(network);
      };
    },
    /** There are more than may be: this one is told so. */
    isExceeded: (network: string): boolean => countOf(network) > most,
    /** There are so many that no other is even opened. */
    isFull: (network: string): boolean => countOf(network) >= most * UNNAMED_FACTOR,
    /** Networks with anything open. */
    get size(): number {
      return open.size;
    },
  };
};

export type SocketCap = ReturnType<typeof createSocketCap>;
