import { readCookie, writeCookie } from '../storage/cookies.ts';
import type { ThemeName } from './ui-slice.ts';

/** A cookie, so that the web tier can serve the page in the right colours. */
const THEME_COOKIE = 'theme';
const ONE_YEAR_DAYS = 365;

export function readStoredTheme(): ThemeName | null {
  const stored = readCookie(THEME_COOKIE);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

export const storeTheme = (theme: ThemeName): void => writeCookie(THEME_COOKIE, theme, { days: ONE_YEAR_DAYS });
