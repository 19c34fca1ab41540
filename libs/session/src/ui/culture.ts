import { DEFAULT_LOCALE, isSupportedCulture } from '@barg/contract';
import { deviceStore, tabStore } from '@barg/runtime/browser-stores';
import { readCookie, writeCookie } from '../storage/cookies.ts';

/** The key of the language preference, in local storage, session storage and a cookie (specification, section 9). */
export const CULTURE_KEY = 'i18nextLng';

const ONE_YEAR_DAYS = 365;

export interface CultureSources {
  /** `?locale=` of the URL. */
  query: string | null;
  /** The culture in the route or the page from the web tier. */
  route?: string | null;
  stored: string | null;
  account: string | null;
}

/** The first supported culture of query, route, stored choice and account, else the default. */
export const resolveCulture = ({ query, route = null, stored, account }: CultureSources): string =>
  [query, route, stored, account].find(isSupportedCulture) ?? DEFAULT_LOCALE;

/** The stored choice, or null. A blocked storage counts as empty. */
export const readStoredCulture = (): string | null =>
  deviceStore.getItem(CULTURE_KEY) ?? readCookie(CULTURE_KEY) ?? tabStore.getItem(CULTURE_KEY);

export function storeCulture(culture: string): void {
  writeCookie(CULTURE_KEY, culture, { days: ONE_YEAR_DAYS });
  deviceStore.setItem(CULTURE_KEY, culture);
  tabStore.setItem(CULTURE_KEY, culture);
}
