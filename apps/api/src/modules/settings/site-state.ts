import type { Db } from '../../platform/database/tables.ts';
import { readSettings } from './settings.service.ts';

/** For whom the site is open. */
export interface SiteOpenness {
  isInMaintenance: boolean;
  /** ISO 3166-1 alpha-2. */
  blockedCountries: ReadonlySet<string>;
}

/** What every request must know of the settings, without asking the database each time. */
export interface SiteState {
  read(): Promise<SiteOpenness>;
  /** The settings have changed: the next reader asks the database. */
  forget(): void;
}

/** How long another process may take to notice a change; the one that made it notices at once. Milliseconds. */
const KEPT_FOR = 1000;

/** Keeps the state for a moment; requests that come together share one question. */
export const createSiteState = (db: Db, now: () => number = Date.now): SiteState => {
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
        // A failure is not kept: the next request asks anew.
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
