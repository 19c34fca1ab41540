import type { AskApi, Origin } from '../boot-source.ts';
import { createRecent } from '../drawing/recent.ts';
import { createHeat } from './heat.ts';
import type { MadePage } from './make-page.ts';
import type { PageRequest } from './page-request.ts';

/** So many guests who ask for a page within a second share it. Of a page that fewer want each visit is made anew. */
const HOT_FROM = 10;
const HOT_WITHIN_MS = 1000;
const MOST_COUNTED = 2000;
/** So old may a shared page be, in milliseconds. */
const GOOD_FOR_MS = 1000;
const MOST_PAGES = 100;
const MOST_ORIGINS = 10_000;

type Make = () => Promise<MadePage | null>;

/** What a guest's page depends on besides the site and the country; null for a page that is this visitor's own. */
export const placeOf = ({ url, visitor, visitorId, isBrowser }: PageRequest): string | null =>
  visitor.token === null && visitorId === null
    ? JSON.stringify([url, visitor.culture, visitor.theme, isBrowser])
    : null;

/** From where the API sees a visitor; null where it does not say, or where the site is closed. */
const countryOf = async (ask: AskApi, origin: Origin): Promise<{ country: unknown } | null> => {
  const answer = (await ask('/api/block/countries/check', {}, origin)) as { blocked?: unknown; country?: unknown };
  return answer.blocked === false && answer.country !== undefined ? { country: answer.country } : null;
};

/**
 * Pages that many guests ask for at once: they are made once a second, and not for each. What a guest's page depends on is
 * the key, the country too, in which a performer may not exist; the country is asked for each address.
 */
export function createSharedPages(ask: AskApi, now: () => number = () => performance.now()) {
  const isHot = createHeat({ from: HOT_FROM, within: HOT_WITHIN_MS, most: MOST_COUNTED, now });
  const pages = createRecent<MadePage | null>({ goodFor: GOOD_FOR_MS, most: MOST_PAGES, now });
  const countries = createRecent<{ country: unknown } | null>({ goodFor: GOOD_FOR_MS, most: MOST_ORIGINS, now });

  /** @param make makes the page for this visitor alone */
  return async (asked: PageRequest, make: Make): Promise<MadePage | null> => {
    const place = placeOf(asked);
    if (place === null || !isHot(place)) return make();
    const { origin } = asked;
    const from = await countries(JSON.stringify(origin), () => countryOf(ask, origin)).catch(() => null);
    if (!from) return make();
    let isOwn = false;
    const own: Make = () => {
      isOwn = true;
      return make();
    };
    const found = await pages(`${JSON.stringify(from)} ${place}`, own, (page) => page?.isForAll === true);
    // Who waited for a page that proved to be another visitor's own has one made.
    return isOwn || found?.isForAll ? found : make();
  };
}
