import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { settingsSchema } from '../settings/settings.values.ts';

/** The version of the settings that a form was filled from. */
const version = z.string().regex(/^\d{1,20}$/);

/** Only the given settings change. */
export const siteSettingsBody = settingsSchema.partial().extend({ version }).strict();
export type SiteSettingsBody = z.output<typeof siteSettingsBody>;

/** A stored code that is no country any more is shown, so that it can be taken away. */
const storedSettings = settingsSchema.extend({ blockedCountries: z.array(z.string()) });

export const siteSettingsSchema = z
  .object({ version: z.string(), settings: storedSettings })
  .meta({ id: 'SiteSettings' });

export const siteSettingsAnswer = dataOf(siteSettingsSchema);
