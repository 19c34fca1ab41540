import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

/** Addresses that nobody out there has: what is asked of the site must not reach its own network. */
const INNER = new BlockList();
const V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const;
for (const [net, prefix] of V4) INNER.addSubnet(net, prefix, 'ipv4');

/** Of the sixth version only what is given out to the world, without what stands for the fourth. */
const OUTER_V6 = new BlockList();
OUTER_V6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2002::', 16],
  ['2001::', 32],
  ['2001:db8::', 32],
] as const)
  INNER.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is one of the public network. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !INNER.check(address, 'ipv4');
  return version === 6 && OUTER_V6.check(address, 'ipv6') && !INNER.check(address, 'ipv6');
};

/** A name stands for an address that is not public. */
export class InnerAddressError extends Error {}

/** Asks for all addresses of a name. */
type Resolve = (
  hostname: string,
  options: LookupOptions,
  callback: (error: Error | null, found: LookupAddress[]) => void,
) => void;

const resolveAll: Resolve = (hostname, options, callback) => lookup(hostname, { ...options, all: true }, callback);

/**
 * Resolves a name to public addresses alone; a name that has others as well fails. The connection is made to what it
 * answers, so a name cannot stand for another address between the check and the connection.
 */
export const publicLookupWith =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, options, (error, found) => {
      if (error) return callback(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address))) {
        return callback(new InnerAddressError(`${hostname} is not a public host`), '', 0);
      }
      if (options.all) return callback(null, found as never, 0);
      return callback(null, first.address, first.family);
    });
  };

export const publicLookup: LookupFunction = publicLookupWith(resolveAll);
