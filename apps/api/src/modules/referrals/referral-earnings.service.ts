import type { Context } from '../../context.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { loadAuthors } from '../../viewing/author.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { readSettings } from '../settings/settings.service.ts';
import { countRewards, findRewards, sumRewards } from './referral-earnings.repository.ts';

/** The current terms; each referral keeps those of its registration. */
export const readReferralTerms = async (db: Queryable) => {
  const { referralPercent: percent, referralMonths: months, referralCap: cap } = await readSettings(db);
  return { percent, months, cap: cap === 0 ? null : cap };
};

/** The rewards of an account's referrals; months are in UTC. */
export const readReferralStats = async ({ db }: Context, accountId: string, now: Date) => {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const [sums, terms] = await Promise.all([sumRewards(db, accountId, { month, now }), readReferralTerms(db)]);
  return {
    total: fromHundredths(sums.total),
    thisMonth: fromHundredths(sums.thisMonth),
    pending: fromHundredths(sums.pending),
    referred: sums.referred,
    terms,
  };
};

/** A page of the rewards of an account's referrals, the newest first. */
export const searchReferralEarnings = async (
  { db }: Context,
  member: Member,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const before = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const [rows, total] = await Promise.all([
    findRewards(db, member, { limit, before }),
    countRewards(db, member.account.id),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.created_at.toISOString(), row.transaction_id]);
  const authors = await loadAuthors(
    db,
    items.map((row) => row.user_id),
  );
  const data = items.map((row) => ({
    _id: row.transaction_id,
    user: row.user_id === null ? null : (authors.get(row.user_id) ?? null),
    source: row.isEarned ? ('earned' as const) : ('bought' as const),
    amount: fromHundredths(row.amount),
    availableAt: row.available_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }));
  return { data, total, nextCursor };
};
