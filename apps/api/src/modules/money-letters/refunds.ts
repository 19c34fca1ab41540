import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Compose } from './letter.ts';

const findRequest = (db: Queryable, id: string) =>
  db
    .selectFrom('refund_requests as request')
    .leftJoin('payments', 'payments.id', 'request.payment_id')
    .leftJoin('orders', 'orders.id', 'request.order_id')
    .leftJoin('purchases', 'purchases.transaction_id', 'request.transaction_id')
    .select(['request.answer', 'request.amount', 'payments.currency', 'payments.card_id'])
    .select((at) => at.fn.coalesce('orders.title', 'purchases.title', at.val('')).as('title'))
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow();

/** What came back for a ticket of a stream. */
export const ticketRefunded: Compose = async (db, { about, amount }) => {
  const row = await db
    .selectFrom('stream_tickets')
    .innerJoin('streams', 'streams.id', 'stream_tickets.stream_id')
    .select('streams.title')
    .where('stream_tickets.id', '=', about)
    .executeTakeFirst();
  if (!row) return null;
  return { template: 'ticket-refunded', data: { title: row.title, amount: amount ?? 0 }, page: '/wallet' };
};

const REQUESTS = '/wallet/refunds';

export const granted: Compose = async (db, { about }) => {
  const { title, answer, amount, currency, card_id: cardId } = await findRequest(db, about);
  const isOfCoins = currency !== null && cardId === null;
  return {
    template: 'refund-granted',
    data: { title, answer, amount: fromHundredths(amount ?? 0n), currency, isOfCoins },
    page: REQUESTS,
  };
};

export const refused: Compose = async (db, { about }) => {
  const { title, answer } = await findRequest(db, about);
  return { template: 'refund-refused', data: { title, answer }, page: REQUESTS };
};

/** A refund to a card. */
const cardRefund =
  (template: 'refund-succeeded' | 'refund-failed'): Compose =>
  async (db, { about }) => {
    const row = await db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .innerJoin('payment_cards', 'payment_cards.id', 'payments.card_id')
      .select(['refunds.amount', 'refunds.tokens', 'payments.currency', 'payment_cards.last4'])
      .where('refunds.id', '=', about)
      .executeTakeFirstOrThrow();
    const { currency, last4: card } = row;
    const data = { amount: fromHundredths(row.amount), tokens: fromHundredths(row.tokens), currency, card };
    return { template, data, page: '/wallet/payments' };
  };

export const succeeded = cardRefund('refund-succeeded');
export const failed = cardRefund('refund-failed');

/** To who was paid for it. An order that ended with it is told of as such. */
export const saleRefunded: Compose = async (db, { about, amount }) => {
  const sale = await db
    .selectFrom('ledger_transactions as sale')
    .leftJoin('orders', 'orders.payment_id', 'sale.id')
    .leftJoin('purchases', 'purchases.transaction_id', 'sale.id')
    .select('orders.status')
    .select((at) => at.fn.coalesce('orders.title', 'purchases.title', at.val('')).as('title'))
    .where('sale.id', '=', about)
    .executeTakeFirst();
  if (amount === null || sale?.status === 'refunded') return null;
  return { template: 'sale-refunded', data: { amount, title: sale?.title ?? '' }, page: '/creator/earnings' };
};
