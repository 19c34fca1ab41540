import { sql } from 'kysely';
import type { z } from 'zod';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { timeCursor } from '../../shared/wire.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { selectAuthors } from '../../viewing/author.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

/** The account's code; undefined before it was first requested. */
export const findCode = async (db: Queryable, userId: string): Promise<string | undefined> => {
  const row = await db.selectFrom('referral_codes').select('code').where('user_id', '=', userId).executeTakeFirst();
  return row?.code;
};

/** Inserts a code for an account that has none, unless another account has the code. */
export const insertCode = async (db: Queryable, userId: string, code: string): Promise<void> => {
  await db
    .insertInto('referral_codes')
    .values({ user_id: userId, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The owner of a code; undefined for an unknown one, and for that of a deleted or suspended account. */
export const findReferrer = async (db: Queryable, code: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('referral_codes')
    .innerJoin('users', 'users.id', 'referral_codes.user_id')
    .select('users.id')
    .where('referral_codes.code', '=', code)
    .where('users.deleted_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
};

export interface NewReferral {
  referrer_id: string;
  referred_id: string;
  percent_hundredths: number;
  cap: Hundredths | null;
}

/** Inserts a referral with its terms: one for each account, later ones are ignored. */
export const insertReferral = async (db: Queryable, referral: NewReferral, months: number): Promise<void> => {
  const earnsUntil = sql<Date>`now() + make_interval(months => ${months})`;
  await db
    .insertInto('referrals')
    .values({ ...referral, earns_until: earnsUntil })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The accounts that an account has referred and that are visible to it. */
const referredTo = (db: Queryable, member: Member) =>
  selectAuthors(db)
    .innerJoin('referrals', 'referrals.referred_id', 'users.id')
    .where('referrals.referrer_id', '=', member.account.id)
    .where(isLiving())
    .where(isVisibleSql(member, sql.ref('users.id')));

/** One more than `limit` of the accounts that an account has referred, the newest first. */
export const listReferred = (
  db: Queryable,
  member: Member,
  { limit, after }: { limit: number; after: z.output<typeof timeCursor> | null },
) =>
  referredTo(db, member)
    .select(['referrals.created_at as joined_at', 'referrals.brought', 'referrals.earns_until'])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(referrals.created_at, users.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('referrals.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .execute();

/** The number of accounts that an account has referred and that are visible to it, by the index of referrals. */
export const countReferred = (db: Queryable, member: Member): Promise<number> =>
  countUpTo(
    db,
    db
      .selectFrom('referrals')
      .where('referrer_id', '=', member.account.id)
      .where(hasLivingOwner('referrals.referred_id'))
      .where(isVisibleSql(member, sql.ref('referrals.referred_id'))),
  );
