import { DEFAULT_LOCALE, isSupportedCulture, type BootData, type VisitorKind } from '@barg/contract';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '../boot-source.ts';
import { isTimeZone } from './time-zone.ts';

/** The facts of a request about its visitor. */
export interface Visitor {
  token: string | null;
  /** From `?locale=`, else the cookie; null when neither names a supported culture. */
  culture: string | null;
  theme: 'light' | 'dark' | null;
  /** Which a member's browser tells by a cookie; null before it has, and for guests. */
  timeZone: string | null;
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

/** Reads query and cookies; Accept-Language is ignored. */
export function readVisitor(query: URLSearchParams, cookieHeader: string | undefined): Visitor {
  const cookies = readCookies(cookieHeader);
  const theme = cookies.get('theme');
  const token = cookies.get('token') || null;
  const timeZone = cookies.get('timeZone');
  return {
    token,
    culture: [query.get('locale'), cookies.get('i18nextLng')].find(isSupportedCulture) ?? null,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    timeZone: token !== null && timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null,
  };
}

/** The culture of the page. */
export const cultureOf = ({ culture }: Visitor, account: unknown): string =>
  [culture, account].find(isSupportedCulture) ?? DEFAULT_LOCALE;

const KINDS: readonly VisitorKind[] = ['user', 'performer', 'operator'];

/** The visitor's role for navigation and guards, as far as the API has answered. */
export const visitorKindOf = (user: BootData['user'], token: string | null): VisitorKind =>
  KINDS.find((kind) => kind === user?.role) ?? (token === null ? 'guest' : 'delayed');

/**
 * Whether a browser navigates to the page: the first header is sent over HTTPS, the second without it.
 *
 * Source: Fetch Metadata Request Headers; Upgrade Insecure Requests, section 3.2.1.
 */
export const isBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-mode'] !== undefined || headers['upgrade-insecure-requests'] !== undefined;

const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** The address and proxy headers of a request; the API decides which proxies to trust. */
export const originOf = ({ raw }: Pick<FastifyRequest, 'raw'>, countryHeader: string): Origin => {
  const told = ['x-forwarded-for', countryHeader].flatMap((name) => {
    const value = name === '' ? undefined : textOf(raw.headers[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { address: raw.socket.remoteAddress ?? '', headers: Object.fromEntries(told) };
};
