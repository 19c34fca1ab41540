import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../platform/unit-of-work.ts';

const KEY = 'mediaSecret';

/**
 * The secret that signs media URLs: from the environment, or made at the first start and kept in the database, so that
 * all processes of one installation sign with the same.
 */
export const readMediaSecret = async (db: Queryable, fromEnvironment: string | undefined): Promise<Buffer> => {
  if (fromEnvironment) return Buffer.from(fromEnvironment, 'utf8');
  await db
    .insertInto('settings')
    .values({ key: KEY, value: JSON.stringify(randomBytes(32).toString('base64url')), is_public: false })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirstOrThrow();
  return Buffer.from(String(value), 'base64url');
};
