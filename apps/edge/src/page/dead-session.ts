import { SESSION_ENDED_COOKIE } from '@barg/contract';
import type { FastifyReply } from 'fastify';
import { readCookies } from './visitor.ts';

/**
 * The cookie that makes the page forget this token, and say that the session has ended. The page deletes it; otherwise
 * it expires within a minute.
 */
const sessionEnded = (token: string, { isTold }: { isTold: boolean }): string =>
  `${SESSION_ENDED_COOKIE}=${isTold ? 1 : 0}${encodeURIComponent(token)}; Path=/; Max-Age=60; SameSite=Lax`;

const isBeforeLogin = (pathname: string): boolean => pathname.startsWith('/auth/');

/** The login page's URL with the way back, in the session library's form. */
const loginPath = (pathname: string, query: URLSearchParams): string => {
  const search = query.size > 0 ? `?${query}` : '';
  return pathname === '/' && !search
    ? '/auth/login'
    : `/auth/login?${new URLSearchParams({ returnUrl: pathname + search })}`;
};

/**
 * Has the page forget a token that the API refused. The token's cookie is not deleted here: by the time of this answer
 * another tab may have logged in, and the cookie be that session's.
 *
 * @param isClosed a closed screen needs no login: it is shown where the visitor came
 * @returns whether the answer is a redirect to the login, so that no page is needed
 */
export function endSession(
  reply: FastifyReply,
  { token, pathname, query, isClosed }: { token: string; pathname: string; query: URLSearchParams; isClosed: boolean },
): boolean {
  if (isClosed || isBeforeLogin(pathname)) {
    // The login page that was led to has yet to read what it is told.
    const isToldAlready = readCookies(reply.request.headers.cookie).has(SESSION_ENDED_COOKIE);
    if (!isToldAlready) reply.header('set-cookie', sessionEnded(token, { isTold: false }));
    return false;
  }
  reply.header('set-cookie', sessionEnded(token, { isTold: true }));
  reply.header('cache-control', 'no-store').redirect(loginPath(pathname, query));
  return true;
}
