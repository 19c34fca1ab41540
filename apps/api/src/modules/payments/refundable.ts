import type { Hundredths } from '../../platform/money.ts';
import { floorToUnit } from '../../platform/payments/currency-units.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { leftToReverse } from '../ledger/reversals.ts';
import { lockPayment } from './payments.repository.ts';
import { sumRefunds } from './refunds.repository.ts';
import { tokensOfRefund } from './refund-tokens.ts';

/**
 * The most that can be given back of a payment while its payer's wallet has the tokens for it, in hundredths of the
 * payment's currency; 0 for nothing. The payment stays locked until the transaction ends.
 */
export const mostRefundable = async (unit: UnitOfWork, paymentId: string): Promise<Hundredths> => {
  const payment = await lockPayment(unit.db, paymentId);
  const { amount: of, tokens, currency, transaction_id: transactionId } = payment;
  if (transactionId === null || tokens === 0n) return 0n;
  const from = await sumRefunds(unit.db, paymentId, ['pending', 'succeeded']);
  const reversed = tokens - (await leftToReverse(unit, transactionId));
  const balance = await findBalance(unit.db, walletOf(payment.user_id));
  // The greatest sum whose share of the tokens, rounded down as a refund rounds, is no more than there is.
  const to = ((balance + reversed + 1n) * of - 1n) / tokens;
  if (to >= of) return of - from;
  const amount = floorToUnit(to - from, currency);
  return amount > 0n && tokensOfRefund({ tokens, amount: of, reversed }, from + amount) > 0n ? amount : 0n;
};
