import type { Queryable } from '../../platform/unit-of-work.ts';

/** Writes down under a key of its own that something was done, which is done once on a site; false when it was before. */
export const markOnce = async (db: Queryable, key: string): Promise<boolean> => {
  const marked = await db
    .insertInto('settings')
    .values({ key, value: 'true' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return marked !== undefined;
};
