import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { earningsOf, promotionAccount, receivableOf, referralAccount, walletOf } from './ledger.accounts.ts';
import { post, type Posting } from './ledger.service.ts';
import { repay } from './repayment.ts';

export interface ReferralReward {
  referrerId: string;
  amount: Hundredths;
  availableAt: Date | null;
}

/** Pays a performer the reward of a referral for a sale: earnings, from the platform's share. */
export const rewardPerformer = async (
  unit: UnitOfWork,
  { referrerId, amount, availableAt }: ReferralReward,
): Promise<Posting> => {
  const earnings = earningsOf(referrerId);
  const owed = receivableOf(referrerId);
  const posting = await post(unit, {
    kind: 'referral',
    performerId: referrerId,
    amount,
    accounts: [earnings],
    alsoIfOpen: [owed],
    entries: [
      { account: referralAccount, amount: -amount },
      { account: earnings, amount, availableAt },
    ],
  });
  await repay(unit, referrerId, { owed: -posting.balanceOf(owed), posting });
  return posting;
};

/** The same for a fan, in promotional tokens: they can be spent, but are never paid out. */
export const rewardFan = (
  unit: UnitOfWork,
  { referrerId, amount }: Omit<ReferralReward, 'availableAt'>,
): Promise<Posting> =>
  post(unit, {
    kind: 'referral',
    userId: referrerId,
    amount,
    entries: [
      { account: promotionAccount, amount: -amount },
      { account: walletOf(referrerId), amount, promotional: amount },
    ],
  });
