import { fromHundredths } from '../../platform/money.ts';
import type { Compose } from './letter.ts';

const disputed =
  (template: 'dispute-opened' | 'dispute-won' | 'dispute-lost' | 'wallet-opened', page = '/wallet/payments'): Compose =>
  async (db, { about }) => {
    const row = await db
      .selectFrom('disputes')
      .innerJoin('payments', 'payments.id', 'disputes.payment_id')
      .select(['disputes.amount', 'payments.currency', 'payments.created_at', 'payments.tokens'])
      .where('disputes.id', '=', about)
      .executeTakeFirstOrThrow();
    const { currency, created_at: paidAt } = row;
    const data = { amount: fromHundredths(row.amount), currency, paidAt, tokens: fromHundredths(row.tokens) };
    return { template, data, page };
  };

export const opened = disputed('dispute-opened');
export const won = disputed('dispute-won');
export const lost = disputed('dispute-lost');
export const walletOpened = disputed('wallet-opened', '/wallet');
