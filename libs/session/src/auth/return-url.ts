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

/** The parts of a page's address inside the site, as of `location`. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The address of a page inside the site: its filters and the place on it are part of it. */
export const wholePath = ({ pathname, search, hash }: Place): string => pathname + search + hash;

/**
 * The way back that the address of a way in holds, if it is safe. Who was redirected there by the web tier has the
 * fragment of their page on that address: no server sees it, and browsers keep it.
 */
export function wayBackOf({ search, hash }: Omit<Place, 'pathname'>): string | null {
  const given = safeReturnUrl(new URLSearchParams(search).get('returnUrl'));
  return given === null || given.includes('#') ? given : safeReturnUrl(given + hash);
}

/** The login page's path with a way back. */
export function loginPath(returnTo: string): string {
  const safe = safeReturnUrl(returnTo);
  return safe === null || safe === '/' ? LOGIN_PATH : `${LOGIN_PATH}?returnUrl=${encodeURIComponent(safe)}`;
}

export const LOGIN_PATH = '/auth/login';
