import type { IncomingMessage } from 'node:http';
import isoCountries from 'i18n-iso-countries';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config.ts';
import type { CountryBook } from './country-book.ts';

/** The country that a request comes from, as `request.country` and sockets know it. */
export type VisitorCountry = (request: IncomingMessage) => string | null;

const ALPHA_2 = /^[A-Z]{2}$/;

/** A country code as people and proxies write it; null for anything that is none (`XX`, `T1`, three letters). */
export const toCountryCode = (value: unknown): string | null => {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return ALPHA_2.test(code) && isoCountries.isValid(code) ? code : null;
};

/**
 * Reads the country of a request: from the header that a proxy of ours sets, else from the visitor's address. Both
 * the header and X-Forwarded-For count only when they come from an address in TRUSTED_PROXIES: anyone may write them.
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
