import { sql } from 'kysely';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { SETTINGS, type SettingKey, type Settings } from './settings.defaults.ts';

const keys = Object.keys(SETTINGS) as SettingKey[];

const defaults = Object.fromEntries(keys.map((key) => [key, SETTINGS[key].value])) as Settings;

const selectSettings = hotStatement(
  () => sql<{ key: SettingKey; value: unknown }>`${hot('settings')}
    select key, value from settings where key in (${sql.join(keys.map((key) => sql.lit(key)))})`,
);

/** All settings: the stored ones over the defaults. */
export const readSettings = async (db: Queryable): Promise<Settings> => {
  const rows = await selectSettings(db, {});
  return { ...defaults, ...Object.fromEntries(rows.map((row) => [row.key, row.value])) };
};

const readByUnit = new WeakMap<Queryable, Promise<Settings>>();

/** The settings for one unit of work: read once, constant until it ends. */
export const settingsOf = ({ db }: Pick<UnitOfWork, 'db'>): Promise<Settings> => {
  const settings = readByUnit.get(db) ?? readSettings(db);
  readByUnit.set(db, settings);
  return settings;
};

/** The stored settings that visitors may read; other stored keys are never returned. */
export const readStoredPublic = async (db: Queryable): Promise<Partial<Settings>> => {
  const settings = await readSettings(db);
  return Object.fromEntries(keys.filter((key) => SETTINGS[key].isPublic).map((key) => [key, settings[key]]));
};
