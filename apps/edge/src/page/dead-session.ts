import { SESSION_ENDED_COOKIE } from '@barg/contract';
import type { FastifyReply } from 'fastify';

/** The session library's path and attributes, so that browsers delete the same cookie. */
const FORGET_TOKEN = 'token=; Path=/; Max-Age=0; SameSite=Lax';

/**
 * Makes the login page say that the session has ended. The page deletes the cookie, which otherwise expires within a
 * minute.
 */
const TELL_SESSION_ENDED = `${SESSION_ENDED_COOKIE}=1; Path=/; Max-Age=60; SameSite=Lax`;

const isBeforeLogin = (pathname: string): boolean => pathname.startsWith('/auth/');

/** The login page's URL with the way back, in the session library's form. */
const loginPath = (pathname: string, query: URLSearchParams): string => {
  const search = query.size > 0 ? `?${query}` : '';
  return pathname === '/' && !search
    ? '/auth/login'
    : `/auth/login?${new URLSearchParams({ returnUrl: pathname + search })}`;
};

/**
 * Deletes a token that the API refused from the browser.
 *
 * @param isClosed a closed screen needs no login: it is shown where the visitor came
 * @returns whether the answer is a redirect to the login, so that no page is needed
 */
export function endSession(
  reply: FastifyReply,
  { pathname, query, isClosed }: { pathname: string; query: URLSearchParams; isClosed: boolean },
): boolean {
  reply.header('set-cookie', FORGET_TOKEN);
  if (isClosed || isBeforeLogin(pathname)) return false;
  reply.header('set-cookie', TELL_SESSION_ENDED);
  reply.header('cache-control', 'no-store').redirect(loginPath(pathname, query));
  return true;
}
