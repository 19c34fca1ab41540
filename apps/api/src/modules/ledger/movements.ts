import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { earningOf } from './earning.ts';
import { earningsOf, gatewayAccount, promotionAccount, receivableOf, walletOf } from './ledger.accounts.ts';
import { givenFirst, post, type Posting } from './ledger.service.ts';
import { repay } from './repayment.ts';

export interface PerformerPayment {
  kind: 'tip' | 'purchase' | 'subscription';
  userId: string;
  performerId: string;
  /** Hundredths of a token that leave the wallet. */
  amount: Hundredths;
  /** What the site adds, for a discount that it gave: the performer earns as if all had been paid. */
  subsidy?: Hundredths;
  item: { type: string; id: string };
  note?: string | null;
  createdAt?: Date;
}

/**
 * Moves tokens from a fan's wallet to a performer, less the platform's commission, see {@link earningOf}. What she owes
 * is repaid from it, as a movement of its own.
 *
 * @throws InsufficientBalanceError
 */
export const payPerformer = async (unit: UnitOfWork, payment: PerformerPayment): Promise<Posting> => {
  const { amount, subsidy = 0n, performerId, createdAt = new Date() } = payment;
  const wallet = walletOf(payment.userId);
  const { commission, entriesOf } = await earningOf(unit, { performerId, paid: amount, subsidy, createdAt });
  const posting = await post(unit, {
    ...payment,
    createdAt,
    commission,
    accounts: [wallet, earningsOf(performerId)],
    alsoIfOpen: [receivableOf(performerId)],
    entries: (locked) => [
      { account: wallet, amount: -amount },
      ...entriesOf(givenFirst(amount, locked.promotionalOf(wallet))),
    ],
  });
  await repay(unit, performerId, { owed: -posting.balanceOf(receivableOf(performerId)), posting });
  return posting;
};

export interface TopUp {
  userId: string;
  /** Hundredths of a token that enter the wallet, and how many of them were paid for; the rest is a gift. */
  tokens: Hundredths;
  paidTokens: Hundredths;
  createdAt?: Date;
}

/** Moves bought tokens into a wallet, and those that a package adds for free. */
export const topUpWallet = (unit: UnitOfWork, { userId, tokens, paidTokens, createdAt }: TopUp): Promise<Posting> => {
  const given = tokens - paidTokens;
  return post(unit, {
    kind: 'top-up',
    userId,
    amount: tokens,
    ...(createdAt && { createdAt }),
    entries: [
      { account: walletOf(userId), amount: tokens, promotional: given },
      { account: gatewayAccount, amount: -paidTokens },
      { account: promotionAccount, amount: -given },
    ],
  });
};
