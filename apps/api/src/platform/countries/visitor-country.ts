import type { IncomingMessage } from 'node:http';
import isoCountries from 'i18n-iso-countries';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config.ts';
import type { CountryBook } from './country-book.ts';

/** Returns the country of a request, for `request.country` and sockets. */
export type VisitorCountry = (request: IncomingMessage) => string | null;

const ALPHA_2 = /^[A-Z]{2}$/;

/** A country code as people and proxies write it; null for anything that is none (`XX`, `T1`, three letters). */
export const toCountryCode = (value: unknown): string | null => {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return ALPHA_2.test(code) && isoCountries.isValid(code) ? code : null;
};

/**
 * Finds the country of a request: from the header of our proxy, else from the visitor's address. The header and
 * X-Forwarded-For count only from an address in TRUSTED_PROXIES: any client can send them.
 */
export const createVisitorCountry = (
  { trustedProxies, countryHeader }: Pick<Config, 'trustedProxies' | 'countryHeader'>,
  countries: CountryBook,
): VisitorCountry => {
  const isTrusted = proxyAddress.compile(trustedProxies);
  return (request) => {
    const peer = request.socket.remoteAddress;
    if (peer === undefined) return null;
    const told = countryHeader && isTrusted(peer, 0) ? toCountryCode(request.headers[countryHeader]) : null;
    return told ?? countries.of(proxyAddress(request, isTrusted));
  };
};
