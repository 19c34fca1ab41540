import { SESSION_ENDED_COOKIE } from '@barg/contract';
import type { FastifyReply } from 'fastify';

/** With path and attributes as the session library sets them, so that it is this cookie which the browser removes. */
const FORGET_TOKEN = 'token=; Path=/; Max-Age=0; SameSite=Lax';

/** Has the login page say that the session ended. The page removes the cookie, which else ends within a minute. */
const TELL_SESSION_ENDED = `${SESSION_ENDED_COOKIE}=1; Path=/; Max-Age=60; SameSite=Lax`;

const isBeforeLogin = (pathname: string): boolean => pathname.startsWith('/auth/');

/** The login page that leads back to a page, as the session library words it. */
const loginPath = (pathname: string, query: URLSearchParams): string => {
  const search = query.size > 0 ? `?${query}` : '';
  return pathname === '/' && !search
    ? '/auth/login'
    : `/auth/login?${new URLSearchParams({ returnUrl: pathname + search })}`;
};

/**
 * Takes a token off the browser that the API does not know any more.
 *
 * @param isClosed a closed screen needs no login: it stands where the visitor came
 * @returns whether the answer leads to log in and back, and no page is wanted
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
