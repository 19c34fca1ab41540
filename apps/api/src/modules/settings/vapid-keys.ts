import type { Queryable } from '../../platform/unit-of-work.ts';

const KEY = 'vapidKeys';

/** The pair by which push services know the site, base64url: P-256, uncompressed point and scalar. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The site's keys: made where they are asked for first and kept in the database, so that all processes of one
 * installation sign with the same. Browsers subscribe with the public one, so that it never changes.
 */
export const readVapidKeys = async (db: Queryable, make: () => VapidKeys): Promise<VapidKeys> => {
  const find = () => db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  const kept = await find();
  if (kept) return kept.value as VapidKeys;
  await db
    .insertInto('settings')
    .values({ key: KEY, value: JSON.stringify(make()), is_public: false })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return readVapidKeys(db, make);
};
