import type { HookData } from '../../platform/hooks.ts';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { earningsOf, promotionAccount, walletOf, accountKey } from '../ledger/ledger.accounts.ts';
import type { Posting } from '../ledger/ledger.service.ts';
import { rewardFan, rewardPerformer } from '../ledger/referral.ts';
import { reverse } from '../ledger/reversals.ts';
import { lockForReversal, type ReversibleTransaction } from '../ledger/reversals.repository.ts';
import { countedPart, fullReward, rewardDue } from './reward-rules.ts';
import {
  addJobIfReferred,
  findOrigin,
  findReversed,
  findSubsidy,
  findRewardLines,
  insertRewardLine,
  lockReferrals,
  type ReferralTerms,
  type RewardLine,
} from './rewards.repository.ts';

export const SETTLE_REWARDS = 'settle-referral-rewards';

/** The kinds of transactions that are rewarded. */
const SALES: ReadonlySet<LedgerTransactionKind> = new Set(['tip', 'purchase', 'subscription', 'release']);
const REVERSALS: ReadonlySet<LedgerTransactionKind> = new Set(['refund', 'chargeback', 'reversal']);

/**
 * Queues a job that settles the rewards of a sale, or of its reversal, in the same
 * transaction. Not at once, because a sale has locked its parties' accounts, and locking others too could deadlock.
 */
export const noteMovement = async (unit: UnitOfWork, posted: HookData['onPosted']): Promise<void> => {
  const { kind, userId, performerId, transactionId } = posted;
  if (performerId === null || userId === null || !(SALES.has(kind) || REVERSALS.has(kind))) return;
  const payload = JSON.stringify({ transactionId });
  unit.withCommit(addJobIfReferred(unit.db, { people: [userId, performerId], task: SETTLE_REWARDS, payload }));
};

/**
 * Settles the rewards of a sale: posts the difference between what is due and what was posted before. More is
 * posted, less is reversed. Idempotent.
 */
export const settleRewards = async (unit: UnitOfWork, transactionId: string): Promise<void> => {
  const origin = await findOrigin(unit.db, transactionId);
  if (!origin || !SALES.has(origin.kind)) return;
  const sale = await lockForReversal(unit.db, origin.id);
  const { user_id: fanId, performer_id: performerId } = sale;
  if (fanId === null || performerId === null) return;
  const terms = await lockReferrals(unit.db, [fanId, performerId]);
  const earned = earnedOf(sale);
  const share = { earned, withheld: await findWithheld(unit.db, sale) };
  let commissionLeft = countedPart(sale.commission, share);
  for (const { referredId, base } of [
    { referredId: performerId, base: earned },
    { referredId: fanId, base: countedPart(sale.amount, share) },
  ]) {
    const referral = terms.find((one) => one.referred_id === referredId);
    if (!referral || !counts(referral, sale)) continue;
    const full = fullReward(base, referral.percent_hundredths, commissionLeft);
    commissionLeft -= full;
    await settle(unit, { sale, referral, full }, { isOfSale: origin.id === transactionId });
  }
};

const earnedOf = ({ entries, performer_id: performerId }: ReversibleTransaction): Hundredths => {
  const key = accountKey(earningsOf(performerId ?? ''));
  return entries.filter(({ account }) => accountKey(account) === key).reduce((sum, { amount }) => sum + amount, 0n);
};

/** What a performer did not earn of a sale because it was paid with promotional tokens. */
const findWithheld = async (db: Queryable, { id, entries }: ReversibleTransaction): Promise<Hundredths> => {
  const promotion = entries
    .filter(({ account }) => accountKey(account) === accountKey(promotionAccount))
    .reduce((sum, { amount }) => sum + amount, 0n);
  return promotion + (await findSubsidy(db, id));
};

/**
 * Within the referral's duration, and without the referrer as a party: nobody is rewarded for their own purchases or
 * sales.
 */
const counts = (referral: ReferralTerms, sale: ReversibleTransaction): boolean =>
  sale.created_at < referral.earns_until &&
  referral.role !== 'operator' &&
  referral.referrer_id !== sale.user_id &&
  referral.referrer_id !== sale.performer_id;

interface Settlement {
  sale: ReversibleTransaction;
  referral: ReferralTerms;
  full: Hundredths;
}

/** A reversal alone creates no rewards: sales from before the feature have none. */
const settle = async (
  unit: UnitOfWork,
  { sale, referral, full }: Settlement,
  { isOfSale }: { isOfSale: boolean },
): Promise<void> => {
  const lines = await findRewardLines(unit.db, sale.id, referral.referred_id);
  if (lines.length === 0 && !isOfSale) return;
  const posted = lines.reduce((sum, { amount }) => sum + amount, 0n);
  const due = rewardDue(full, sale, { cap: referral.cap, broughtOtherwise: referral.brought - posted });
  if (due > posted) await reward(unit, { sale, referral, amount: due - posted });
  if (due < posted) await takeBack(unit, { sale, referral, lines, amount: posted - due });
};

const reward = async (
  unit: UnitOfWork,
  { sale, referral, amount }: Omit<Settlement, 'full'> & { amount: Hundredths },
): Promise<void> => {
  const { referrer_id: referrerId, role, isLiving } = referral;
  if (!isLiving) return;
  const availableAt = role === 'performer' ? dayOf(sale) : null;
  const order = { referrerId, amount, availableAt };
  const posting = await (role === 'performer' ? rewardPerformer(unit, order) : rewardFan(unit, order));
  if (role === 'user') announce(unit, referrerId, posting, amount);
  await insertRewardLine(unit.db, lineOf({ sale, referral, posting, amount, availableAt }));
};

/** Reverses rewards, the latest first. The site bears what a fan has spent of them. */
const takeBack = async (
  unit: UnitOfWork,
  { sale, referral, lines, amount }: Omit<Settlement, 'full'> & { lines: readonly RewardLine[]; amount: Hundredths },
): Promise<void> => {
  let left = amount;
  for (const line of lines.filter((one) => one.amount > 0n)) {
    const standing = line.amount - (await findReversed(unit.db, line.transaction_id));
    const part = standing < left ? standing : left;
    if (part <= 0n) continue;
    left -= part;
    const order = { transactionId: line.transaction_id, amount: part, bearsShortage: true } as const;
    const posting = await reverse(unit, { kind: 'reversal', ...order });
    if (referral.role === 'user') announce(unit, referral.referrer_id, posting, -part);
    const availableAt = referral.role === 'performer' ? dayOf(sale) : null;
    await insertRewardLine(unit.db, lineOf({ sale, referral, posting, amount: -part, availableAt }));
  }
};

/** A reward becomes available when the sale's earnings do. */
const dayOf = ({ entries }: ReversibleTransaction): Date | null =>
  entries.find(({ availableAt }) => availableAt !== null)?.availableAt ?? null;

const announce = (unit: UnitOfWork, userId: string, posting: Posting, change: Hundredths): void =>
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change, reason: 'referral' });

const lineOf = ({
  sale,
  referral,
  posting,
  amount,
  availableAt,
}: Omit<Settlement, 'full'> & { posting: Posting; amount: Hundredths; availableAt: Date | null }) => ({
  transaction_id: posting.id,
  sale_id: sale.id,
  referred_id: referral.referred_id,
  referrer_id: referral.referrer_id,
  amount,
  available_at: availableAt,
  created_at: posting.createdAt,
});
