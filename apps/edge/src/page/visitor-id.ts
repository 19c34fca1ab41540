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

/** A new id with its cookie: a random number, tied to no account, and not readable by scripts. */
export function newVisitorId(): { id: string; cookie: string } {
  const id = randomBytes(ID_BYTES).toString('hex');
  return { id, cookie: `${COOKIE}=${id}; Path=/; Max-Age=${THIRTY_DAYS}; HttpOnly; SameSite=Lax` };
}
