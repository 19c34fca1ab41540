/** A base to parse relative URLs; never requested. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * A safe `returnUrl`: a path inside the site, and not an auth page. null for everything else (other origins, `//evil`,
 * `javascript:`, backslashes that browsers read as slashes).
 */
export function safeReturnUrl(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || !URL.canParse(value, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(value, ANY_ORIGIN);
  if (origin !== ANY_ORIGIN || pathname.startsWith('//') || pathname.startsWith('/auth/')) return null;
  return `${pathname}${search}${hash}`;
}

/** The login page's path with a way back. */
export function loginPath(returnTo: string): string {
  const safe = safeReturnUrl(returnTo);
  return safe === null || safe === '/' ? LOGIN_PATH : `${LOGIN_PATH}?returnUrl=${encodeURIComponent(safe)}`;
}

export const LOGIN_PATH = '/auth/login';
