import type { Queryable } from '../../platform/unit-of-work.ts';

/** Stores that something was done that is done once per site; false when it was done before. */
export const markOnce = async (db: Queryable, key: string): Promise<boolean> => {
  const marked = await db
    .insertInto('settings')
    .values({ key, value: 'true' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return marked !== undefined;
};
