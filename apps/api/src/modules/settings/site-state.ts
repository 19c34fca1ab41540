import type { Db } from '../../platform/database/tables.ts';
import { readSettings } from './settings.service.ts';
import type { SiteOpenness, SiteState } from '../../viewing/site-openness.ts';

/** Milliseconds until another process notices a change; the process that made it notices at once. */
const KEPT_FOR = 1000;

/** Caches the state for a moment; concurrent requests share one query. */
export const createSiteState = (db: Db, now: () => number = () => Date.now()): SiteState => {
  let known: { openness: Promise<SiteOpenness>; until: number } | null = null;

  const ask = async (): Promise<SiteOpenness> => {
    const { maintenanceMode, blockedCountries } = await readSettings(db);
    return { isInMaintenance: maintenanceMode, blockedCountries: new Set(blockedCountries) };
  };

  return {
    read: () => {
      if (!known || known.until <= now()) {
        const asked = { openness: ask(), until: now() + KEPT_FOR };
        known = asked;
        // A failure is not cached: the next request queries again.
        asked.openness.catch(() => {
          if (known === asked) known = null;
        });
      }
      return known.openness;
    },
    forget: () => {
      known = null;
    },
  };
};
