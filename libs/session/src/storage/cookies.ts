const SECONDS_A_DAY = 86_400;

/** The decoded value of a script-readable cookie, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(prefix));
  return pair === undefined ? null : decodeURIComponent(pair.slice(prefix.length));
}

/** Sets a cookie for the whole site: SameSite=Lax, Secure on HTTPS. `days: 0` removes it. */
export function writeCookie(name: string, value: string, { days }: { days: number }): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const lifetime = `Max-Age=${days * SECONDS_A_DAY}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; ${lifetime}; SameSite=Lax${secure}`;
}
