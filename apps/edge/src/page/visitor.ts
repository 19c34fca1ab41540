import { DEFAULT_LOCALE, isSupportedCulture, type BootData, type VisitorKind } from '@barg/contract';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '../boot-source.ts';

/** What a request says about its visitor. */
export interface Visitor {
  token: string | null;
  /** From `?locale=`, then the cookie; null when neither names a supported culture. */
  culture: string | null;
  theme: 'light' | 'dark' | null;
}

export function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return new Map(pairs.map(([name = '', value = '']) => [name, decodeSafely(value)]));
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Reads query and cookies; the browser's own languages are not consulted. */
export function readVisitor(query: URLSearchParams, cookieHeader: string | undefined): Visitor {
  const cookies = readCookies(cookieHeader);
  const theme = cookies.get('theme');
  return {
    token: cookies.get('token') || null,
    culture: [query.get('locale'), cookies.get('i18nextLng')].find(isSupportedCulture) ?? null,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}

/** The culture to serve the page in. */
export const cultureOf = ({ culture }: Visitor, account: unknown): string =>
  [culture, account].find(isSupportedCulture) ?? DEFAULT_LOCALE;

const KINDS: readonly VisitorKind[] = ['user', 'performer', 'operator'];

/** The visitor's kind, by which navigation and guards decide, as far as the API has answered. */
export const visitorKindOf = (user: BootData['user'], token: string | null): VisitorKind =>
  KINDS.find((kind) => kind === user?.role) ?? (token === null ? 'guest' : 'delayed');

/**
 * Whether a browser opens the page, as far as it tells: the first header comes over HTTPS, the second without it.
 *
 * Source: Fetch Metadata Request Headers; Upgrade Insecure Requests, section 3.2.1.
 */
export const isBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-mode'] !== undefined || headers['upgrade-insecure-requests'] !== undefined;

const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** From where a request comes, to be judged by the API: it knows which proxies may say so. */
export const originOf = ({ raw }: Pick<FastifyRequest, 'raw'>, countryHeader: string): Origin => {
  const told = ['x-forwarded-for', countryHeader].flatMap((name) => {
    const value = name === '' ? undefined : textOf(raw.headers[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { address: raw.socket.remoteAddress ?? '', headers: Object.fromEntries(told) };
};
