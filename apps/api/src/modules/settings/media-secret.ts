import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../platform/unit-of-work.ts';

const KEY = 'mediaSecret';

/**
 * The secret that signs addresses of media: that of the environment, or one made at the first start and kept in the
 * database, so that every process of one installation signs alike.
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
