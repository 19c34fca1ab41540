import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { isLiving } from '../../viewing/living-account.ts';

export interface RewardSums {
  total: Hundredths;
  thisMonth: Hundredths;
  pending: Hundredths;
  referred: number;
}

/** Longer than the settings allow earnings to be pending: older ones are available. */
const LONGEST_HOLD_DAYS = 92;

/** The rewards of an account's referrals: in total, since `month`, and pending at `now`. */
export const sumRewards = async (
  db: Queryable,
  referrerId: string,
  { month, now }: { month: Date; now: Date },
): Promise<RewardSums> => {
  const { rows } = await sql<RewardSums>`
    select total, referred, "thisMonth", pending from
      (select coalesce(sum(brought), 0)::bigint as total, count(*)::int as referred
        from referrals where referrer_id = ${referrerId}) of_all,
      (select coalesce(sum(amount) filter (where created_at >= ${month}), 0)::bigint as "thisMonth",
          coalesce(sum(amount) filter (where available_at > ${now}), 0)::bigint as pending
        from referral_earnings where referrer_id = ${referrerId}
          and created_at >= least(${month}::timestamptz, ${now}::timestamptz - make_interval(days => ${LONGEST_HOLD_DAYS}))
      ) recent`.execute(db);
  return rows[0] ?? { total: 0n, thisMonth: 0n, pending: 0n, referred: 0 };
};

/** One more than `limit` rewards of an account's referrals, the newest first; hidden accounts are null. */
export const findRewards = (
  db: Queryable,
  member: Member,
  { limit, before }: { limit: number; before: readonly [string, string] | null },
) =>
  db
    .selectFrom('referral_earnings as line')
    .innerJoin('ledger_transactions as sale', 'sale.id', 'line.sale_id')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'line.referred_id')
        .on(isLiving())
        .on(isVisibleSql(member, sql.ref('users.id'))),
    )
    .select(['line.transaction_id', 'line.amount', 'line.available_at', 'line.created_at', 'users.id as user_id'])
    .select(sql<boolean>`sale.performer_id = line.referred_id`.as('isEarned'))
    .where('line.referrer_id', '=', member.account.id)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(line.created_at, line.transaction_id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`,
      ),
    )
    .orderBy('line.created_at', 'desc')
    .orderBy('line.transaction_id', 'desc')
    .limit(limit + 1)
    .execute();

export const countRewards = (db: Queryable, referrerId: string): Promise<number> =>
  countUpTo(db, db.selectFrom('referral_earnings').where('referrer_id', '=', referrerId));
