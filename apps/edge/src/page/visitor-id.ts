import { randomBytes } from 'node:crypto';
import { readCookies } from './visitor.ts';

const COOKIE = 'visitor';
const ID = /^[0-9a-f]{32}$/;
const ID_BYTES = 16;
const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** The visitor's random id, by which a browser gets the same version of a remote at every visit. */
export function readVisitorId(cookieHeader: string | undefined): string | null {
  const id = readCookies(cookieHeader).get(COOKIE) ?? '';
  return ID.test(id) ? id : null;
}

/** A new id: a random number, tied to no account. */
export const newVisitorId = (): string => randomBytes(ID_BYTES).toString('hex');

/**
 * The cookie that keeps an id for thirty days from this page on, so that nobody who comes back changes sides in the middle
 * of a canary. Scripts do not read it.
 */
export const visitorCookie = (id: string): string =>
  `${COOKIE}=${id}; Path=/; Max-Age=${THIRTY_DAYS}; HttpOnly; SameSite=Lax`;
