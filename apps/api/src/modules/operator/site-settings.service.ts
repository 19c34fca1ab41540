import type { z } from 'zod';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { changeSettings, readSettingsVersion } from '../settings/change-settings.ts';
import { readSettings } from '../settings/settings.service.ts';
import { recordAudit } from '../audit/audit.ts';
import type { SiteSettingsBody, siteSettingsSchema } from './site-settings.schema.ts';

type SiteSettings = z.input<typeof siteSettingsSchema>;

/** All settings, also those that visitors do not get, with the version to change them by. */
export const readSiteSettings = async (db: Queryable): Promise<SiteSettings> => ({
  version: await readSettingsVersion(db),
  settings: (await readSettings(db)) as SiteSettings['settings'],
});

/** Changes settings and writes the old values to the audit log. @throws SettingsMovedError, BoundsCrossedError */
export const changeSiteSettings = async (
  unit: UnitOfWork,
  operatorId: string,
  { version, ...changes }: SiteSettingsBody,
): Promise<SiteSettings> => {
  const difference = await changeSettings(unit, { version, changes });
  if (Object.keys(difference).length > 0) {
    await recordAudit(unit, { operatorId, action: 'settings.changed', targetType: 'settings', details: difference });
  }
  return readSiteSettings(unit.db);
};
