import type { Queryable } from '../../platform/unit-of-work.ts';
import { mayNotify } from './letters.ts';

export interface Owner {
  name: string;
  email: string;
  locale: string | null;
}

interface Found {
  owner: Owner;
  isConfirmed: boolean;
}

const find = async (db: Queryable, userId: string): Promise<Found | null> => {
  const { email, email_verified_at, ...person } = await db
    .selectFrom('users')
    .select(['name', 'email', 'locale', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email === null ? null : { owner: { ...person, email }, isConfirmed: email_verified_at !== null };
};

/**
 * The owner of an account, where its address is known to be hers: what an operator writes about somebody must not reach
 * whoever has an address that was only typed.
 */
export const findOwner = async (db: Queryable, userId: string): Promise<Owner | null> => {
  const found = await find(db, userId);
  return found?.isConfirmed ? found.owner : null;
};

/**
 * The owner of an account, for a notice of what was done to it in the site's own words. An address that was only typed
 * gets few of them.
 */
export const findNotified = async (db: Queryable, userId: string): Promise<Owner | null> => {
  const found = await find(db, userId);
  if (!found) return null;
  return found.isConfirmed || (await mayNotify(db, found.owner.email)) ? found.owner : null;
};
