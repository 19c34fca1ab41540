import { lookup, type LookupAddress } from 'node:dns';
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

/**
 * Whether the site sends to an endpoint: https at a public name or address, without a login, or one of the origins that
 * the configuration names. What a name stands for is checked when it is sent, by {@link publicLookup}.
 */
export const isAllowedEndpoint = (endpoint: string, origins: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (origins.includes(origin)) return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') return false;
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(?:local|internal|localhost|home\.arpa)\.?$/.test(host);
};

/** Resolves a name to public addresses alone; a name that has others as well fails. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${hostname} is not a public host`), '', 0);
    }
    if (options.all) return callback(null, found as never, 0);
    return callback(null, first.address, first.family);
  });
};
