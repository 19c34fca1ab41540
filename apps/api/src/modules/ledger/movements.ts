import { percentOf, type Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { commissionAccount, earningsOf, gatewayAccount, promotionAccount, walletOf } from './ledger.accounts.ts';
import { post, type Posting } from './ledger.service.ts';

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
 * rounded half up to a hundredth).
 *
 * @throws InsufficientBalanceError
 */
export const payPerformer = async (unit: UnitOfWork, payment: PerformerPayment): Promise<Posting> => {
  const { commissionPercent } = await settingsOf(unit);
  const commission = percentOf(payment.amount, commissionPercent);
  return post(unit, {
    ...payment,
    commission,
    entries: [
      { account: walletOf(payment.userId), amount: -payment.amount },
      { account: earningsOf(payment.performerId), amount: payment.amount - commission },
      { account: commissionAccount, amount: commission },
    ],
  });
};

export interface TopUp {
  userId: string;
  /** Hundredths of a token that enter the wallet, and how many of them were paid for; the rest is a gift. */
  tokens: Hundredths;
  paidTokens: Hundredths;
  createdAt?: Date;
}

/** Moves bought tokens into a wallet, and those that a package adds for free. */
export const topUpWallet = (unit: UnitOfWork, { userId, tokens, paidTokens, createdAt }: TopUp): Promise<Posting> =>
  post(unit, {
    kind: 'top-up',
    userId,
    amount: tokens,
    createdAt,
    entries: [
      { account: walletOf(userId), amount: tokens },
      { account: gatewayAccount, amount: -paidTokens },
      { account: promotionAccount, amount: paidTokens - tokens },
    ],
  });
