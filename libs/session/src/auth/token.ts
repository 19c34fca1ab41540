import { readCookie, writeCookie } from '../storage/cookies.ts';

const TOKEN_COOKIE = 'token';
const REMEMBERED_DAYS = 365;
const FORGOTTEN_DAYS = 1;

/** The token for the Authorization header, or null for a guest. */
export const readToken = (): string | null => readCookie(TOKEN_COOKIE) || null;

/** Stores the token for 365 days if the visitor wants to be remembered, else for one day. */
export const storeToken = (token: string, { remember }: { remember: boolean }): void =>
  writeCookie(TOKEN_COOKIE, token, { days: remember ? REMEMBERED_DAYS : FORGOTTEN_DAYS });

export const forgetToken = (): void => writeCookie(TOKEN_COOKIE, '', { days: 0 });
