import type { Context } from '../../context.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { presentAuthor } from '../../viewing/author.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { newReferralCode, normalizeCode } from './referral-code.ts';
import {
  countReferred,
  findCode,
  findReferrer,
  insertCode,
  insertReferral,
  listReferred,
} from './referrals.repository.ts';

/** A collision is one in 656 billion; ten in a row are a bug. */
const CODE_ATTEMPTS = 10;

/** The account's code, created when it is first requested. */
export const getReferralCode = async (db: Queryable, userId: string): Promise<string> => {
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt += 1) {
    const code = await findCode(db, userId);
    if (code) return code;
    await insertCode(db, userId, newReferralCode());
  }
  throw new Error('no free referral code was found');
};

/**
 * Records who referred a new account, with the current terms. An unknown code is ignored, so that it never prevents a
 * registration. Nobody can refer themselves.
 */
export const recordReferral = async (
  { db }: Pick<UnitOfWork, 'db'>,
  { code, referredId }: { code: string | undefined; referredId: string },
): Promise<void> => {
  if (!code) return;
  const referrerId = await findReferrer(db, normalizeCode(code));
  if (!referrerId || referrerId === referredId) return;
  const { referralPercent, referralMonths, referralCap } = await settingsOf({ db });
  const referral = {
    referrer_id: referrerId,
    referred_id: referredId,
    percent_hundredths: Number(toHundredths(referralPercent)),
    cap: referralCap === 0 ? null : toHundredths(referralCap),
  };
  await insertReferral(db, referral, referralMonths);
};

/** A page of the accounts that the account has referred and that are visible to it, the newest first. */
export const searchReferred = async (
  { db }: Context,
  member: Member,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const after = cursor ? decodeCursor(cursor, timeCursor) : null;
  const [rows, total] = await Promise.all([listReferred(db, member, { limit, after }), countReferred(db, member)]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.joined_at.toISOString(), row.id]);
  const data = items.map((row) => ({
    user: presentAuthor(row),
    joinedAt: row.joined_at.toISOString(),
    brought: fromHundredths(row.brought),
    earnsUntil: row.earns_until.toISOString(),
  }));
  return { data, total, nextCursor };
};
