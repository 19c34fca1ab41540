import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Whether the site sends to an endpoint: https at a public name or address, without a login, or one of the origins that
 * the configuration names. What a name stands for is checked when it is sent, by `publicLookup`.
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
