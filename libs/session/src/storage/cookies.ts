import { readCookies, writeCookieLine } from '@barg/runtime/browser-stores';

const SECONDS_A_DAY = 86_400;

/** The decoded value of a script-readable cookie, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const pair = readCookies()
    .split('; ')
    .find((entry) => entry.startsWith(prefix));
  if (pair === undefined) return null;
  const value = pair.slice(prefix.length);
  try {
    return decodeURIComponent(value);
  } catch {
    // Another script, or a person, wrote an invalid percent sign.
    return value;
  }
}

/** Sets a cookie for the whole site: SameSite=Lax, Secure on HTTPS. `days: 0` removes it. */
export function writeCookie(name: string, value: string, { days }: { days: number }): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const lifetime = `Max-Age=${days * SECONDS_A_DAY}`;
  writeCookieLine(`${name}=${encodeURIComponent(value)}; Path=/; ${lifetime}; SameSite=Lax${secure}`);
}
