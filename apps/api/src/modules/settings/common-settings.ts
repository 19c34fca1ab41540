import type { Queryable } from '../../platform/unit-of-work.ts';

/** A hidden settings key. */
const KEY = 'commonSettings';

/** Fingerprints of what all processes of a site are set to, by variable. */
export type CommonSettings = Readonly<Record<string, string>>;

/** Keeps what the worker is set to, for other processes to compare. */
export const keepCommonSettings = async (db: Queryable, common: CommonSettings): Promise<void> => {
  const value = JSON.stringify(common);
  await db
    .insertInto('settings')
    .values({ key: KEY, value, is_public: false })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

/** What the last worker was set to; empty before the first. */
export const readCommonSettings = async (db: Queryable): Promise<CommonSettings> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return (row?.value ?? {}) as CommonSettings;
};
