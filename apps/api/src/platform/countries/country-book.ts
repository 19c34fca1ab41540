import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Reader, type Response } from 'maxmind';

/** Finds the country of an IP address. */
export interface CountryBook {
  /** ISO 3166-1 alpha-2 in upper case; null for loopback, private and unknown addresses. */
  of(address: string): string | null;
}

/** The addresses of both IP versions in one file: `@ip-location-db/geo-whois-asn-country-mmdb`, licence CC0. */
const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

const localAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  localAddresses.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  localAddresses.addSubnet(network, prefix, 'ipv6');

/** `::ffff:1.2.3.4`, as a socket for both versions names an IPv4 address, is `1.2.3.4`. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
};

/** This database keeps the code at the top, unlike MaxMind's own. */
const hasCode = (found: object | null): found is { country_code: string } =>
  found !== null && 'country_code' in found && typeof found.country_code === 'string';

/**
 * The bundled database. It is read at the first look-up of a public address, so that the start does not wait for it.
 */
export const openCountryBook = (): CountryBook => {
  let reader: Reader<Response> | undefined;
  const look = (address: string): string | null => {
    reader ??= new Reader(readFileSync(fileURLToPath(import.meta.resolve(DATABASE))));
    const found = reader.get(address);
    return hasCode(found) ? found.country_code.toUpperCase() : null;
  };
  return {
    of: (given) => {
      const address = unmapped(given);
      const family = familyOf(address);
      return family === null || localAddresses.check(address, family) ? null : look(address);
    },
  };
};
