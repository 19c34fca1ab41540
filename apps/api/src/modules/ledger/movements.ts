import type { SoldItem } from '@barg/contract';
import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { earningOf } from './earning.ts';
import {
  earningsOf,
  gatewayAccount,
  promotionAccount,
  receivableOf,
  taxPayableAccount,
  walletOf,
} from './ledger.accounts.ts';
import { givenFirst, post, type Posting } from './ledger.service.ts';
import { repay } from './repayment.ts';

export interface PerformerPayment {
  kind: 'tip' | 'purchase' | 'subscription';
  userId: string;
  performerId: string;
  /** Debited from the wallet, in hundredths of a token. */
  amount: Hundredths;
  /** What the site adds for a discount of its own, so that the performer earns by the full price. */
  subsidy?: Hundredths;
  item: { type: SoldItem; id: string };
  note?: string | null;
  createdAt?: Date;
}

/**
 * Moves tokens from a fan's wallet to a performer, less the platform's commission, see {@link earningOf}. Her debt
 * is repaid from it, by a transaction of its own.
 *
 * @throws InsufficientBalanceError
 */
export const payPerformer = async (unit: UnitOfWork, payment: PerformerPayment): Promise<Posting> => {
  const { amount, subsidy = 0n, performerId, createdAt = unit.happenedAt ?? new Date() } = payment;
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
  /** Credited to the wallet, in hundredths of a token, and how much of it was paid for; the rest is promotional. */
  tokens: Hundredths;
  paidTokens: Hundredths;
  /** What was paid besides, as tax. */
  taxTokens?: Hundredths;
  createdAt?: Date;
}

/** Credits a wallet with bought tokens, and with the free ones of a package; the tax is owed to a state. */
export const topUpWallet = (
  unit: UnitOfWork,
  { userId, tokens, paidTokens, taxTokens = 0n, createdAt }: TopUp,
): Promise<Posting> => {
  const given = tokens - paidTokens;
  return post(unit, {
    kind: 'top-up',
    userId,
    amount: tokens,
    ...(createdAt && { createdAt }),
    entries: [
      { account: walletOf(userId), amount: tokens, promotional: given },
      { account: gatewayAccount, amount: -paidTokens - taxTokens },
      { account: taxPayableAccount, amount: taxTokens },
      { account: promotionAccount, amount: -given },
    ],
  });
};
