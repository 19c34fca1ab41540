import { percentOf, type Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { availableFrom } from './availability.ts';
import {
  commissionAccount,
  earningsOf,
  gatewayAccount,
  promotionAccount,
  receivableOf,
  walletOf,
} from './ledger.accounts.ts';
import { givenFirst, post, type Posting } from './ledger.service.ts';
import { repay } from './repayment.ts';

export interface PerformerPayment {
  kind: 'tip' | 'purchase' | 'subscription';
  userId: string;
  performerId: string;
  /** Hundredths of a token that leave the wallet. */
  amount: Hundredths;
  item: { type: string; id: string };
  note?: string | null;
  createdAt?: Date;
}

/**
 * Moves tokens from a fan's wallet to a performer, less the platform's commission (setting `commissionPercent`,
 * rounded half up to a hundredth). Of what is paid with tokens that were given away, the performer earns the share that
 * the setting `promotionalEarningsPercent` names (rounded down); the rest goes back to where they came from. What she
 * owes is repaid from it, as a movement of its own.
 *
 * @throws InsufficientBalanceError
 */
export const payPerformer = async (unit: UnitOfWork, payment: PerformerPayment): Promise<Posting> => {
  const { amount, createdAt = new Date() } = payment;
  const { commissionPercent, promotionalEarningsPercent, payoutHoldDays } = await settingsOf(unit);
  const commission = percentOf(amount, commissionPercent);
  const [wallet, earnings] = [walletOf(payment.userId), earningsOf(payment.performerId)];
  const availableAt = availableFrom(createdAt, payoutHoldDays);
  const posting = await post(unit, {
    ...payment,
    createdAt,
    commission,
    accounts: [wallet, earnings],
    alsoIfOpen: [receivableOf(payment.performerId)],
    entries: (locked) => {
      const given = givenFirst(amount, locked.promotionalOf(wallet));
      const net = amount - commission;
      const withheld = withheldOf({ net, given, amount }, promotionalEarningsPercent);
      return [
        { account: wallet, amount: -amount },
        { account: earnings, amount: net - withheld, availableAt },
        { account: commissionAccount, amount: commission },
        { account: promotionAccount, amount: withheld },
      ];
    },
  });
  await repay(unit, payment.performerId, { owed: -posting.balanceOf(receivableOf(payment.performerId)), posting });
  return posting;
};

const withheldOf = (
  { net, given, amount }: { net: Hundredths; given: Hundredths; amount: Hundredths },
  promotionalEarningsPercent: number,
): Hundredths => {
  const withheldPercent = 100 - promotionalEarningsPercent;
  if (given === 0n || withheldPercent === 0) return 0n;
  const netOfGiven = (net * given) / amount;
  return percentOf(netOfGiven, withheldPercent);
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
