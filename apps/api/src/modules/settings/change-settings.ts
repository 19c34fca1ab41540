import { sql } from 'kysely';
import { defineError } from '../../errors/app-error.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { publishSettingsChanged } from './publish-settings-changed.ts';
import { SETTINGS, type SettingKey, type Settings } from './settings.defaults.ts';
import { readSettings } from './settings.service.ts';
import { crossedBounds } from './settings.values.ts';

export class SettingsMovedError extends defineError({
  code: 'settings.changed_meanwhile',
  status: 409,
  messages: {
    'fa-IR': 'کس دیگری در این میان تنظیمات را تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید.',
    'en-US': 'Somebody else changed the settings meanwhile; reload and save again.',
    'ar-EG': 'غيّر شخص آخر الإعدادات في هذه الأثناء؛ حدّث الصفحة واحفظ من جديد.',
  },
}) {}

export class BoundsCrossedError extends defineError({
  code: 'settings.bounds_crossed',
  status: 422,
  messages: {
    'fa-IR': 'کمترین از بیشترین بالاتر است: {{lower}} برابر {{low}} و {{upper}} برابر {{high}} است.',
    'en-US': 'The lowest lies above the highest: {{lower}} is {{low}} and {{upper}} is {{high}}.',
    'ar-EG': 'الأدنى أعلى من الأقصى: {{lower}} هو {{low}} و{{upper}} هو {{high}}.',
  },
}) {}

/** Taken while settings are written, so that of two operators with the same version one gets an error. */
const WRITERS_LOCK = 7_203_140;

/** Changes with every write: the time of the latest one in microseconds, `0` before the first. */
export const readSettingsVersion = async (db: Queryable): Promise<string> => {
  const { rows } = await sql<{ version: string }>`
    select coalesce((extract(epoch from max(updated_at)) * 1000000)::bigint, 0)::text as version from settings
    where key = any(${Object.keys(SETTINGS)}::text[])`.execute(db);
  return rows[0]?.version ?? '0';
};

export type SettingChanges = Partial<Settings>;
export type SettingDifference = { [Key in SettingKey]?: { before: Settings[Key]; after: Settings[Key] } };

const differenceOf = (before: Settings, changes: SettingChanges): SettingDifference => {
  const keys = Object.keys(changes) as SettingKey[];
  const isNew = (key: SettingKey): boolean =>
    changes[key] !== undefined && JSON.stringify(before[key]) !== JSON.stringify(changes[key]);
  return Object.fromEntries(keys.filter(isNew).map((key) => [key, { before: before[key], after: changes[key] }]));
};

/**
 * Stores checked settings and tells every open page. Returns those that really changed.
 * @param version of the settings that the changes are based on
 * @throws SettingsMovedError, BoundsCrossedError when a lower bound would be above its upper one
 */
export const changeSettings = async (
  unit: UnitOfWork,
  { version, changes }: { version: string; changes: SettingChanges },
): Promise<SettingDifference> => {
  await sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`.execute(unit.db);
  if ((await readSettingsVersion(unit.db)) !== version) throw new SettingsMovedError();
  const before = await readSettings(unit.db);
  const difference = differenceOf(before, changes);
  assertBounds({ ...before, ...changes });
  const keys = Object.keys(difference) as SettingKey[];
  for (const key of keys) await writeSetting(unit.db, key, changes[key]);
  if (keys.length > 0) publishSettingsChanged(unit, keys);
  return difference;
};

/** Reports both bounds, because either may be the wrong one. @throws BoundsCrossedError */
const assertBounds = (settings: Settings): void => {
  const crossed = crossedBounds(settings);
  const [first] = crossed;
  if (!first) return;
  const details = crossed.flatMap(({ lower, upper, low: minimum, high: maximum }) =>
    [lower, upper].map((path) => ({ path, code: 'crossed_bounds', message: '', facts: { minimum, maximum } })),
  );
  throw new BoundsCrossedError({ params: { ...first }, details });
};

const writeSetting = async (db: Queryable, key: SettingKey, value: unknown): Promise<void> => {
  const row = { value: JSON.stringify(value), is_public: SETTINGS[key].isPublic };
  // The clock, not the transaction's start: a version must never go back.
  const stamped = { ...row, updated_at: sql<Date>`clock_timestamp()` };
  await db
    .insertInto('settings')
    .values({ key, ...stamped })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(stamped))
    .execute();
};
