import type { Context } from '../../context.ts';
import type { CryptoDetail } from '../../platform/database/crypto-tables.ts';
import type { CryptoGateway, CryptoInvoice } from '../../platform/payments/crypto/crypto-gateway.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { GatewayUnavailableError } from '../payments/payments.errors.ts';
import { lockPayment, updatePayment } from '../payments/payments.repository.ts';
import { creditPayment } from '../payments/settlement.service.ts';
import { findInvoice, markAsked, updateInvoice, type InvoiceRow } from './crypto.repository.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
/** How often is looked at what has ended, for what comes too late, and at what an operator has to decide. */
const SELDOM_MINUTES = 10;

/**
 * Asks the gateway how an invoice stands, and records it. Does nothing for one that has ended, so it may run any number
 * of times, at the same time, and in any order of what it was told.
 */
export const pollInvoice = async (context: Context, paymentId: string): Promise<void> => {
  const row = await findInvoice(context.db, paymentId);
  if (!row || row.decision !== null) return;
  try {
    const { crypto } = context;
    if (crypto?.provider !== row.provider) throw new GatewayUnavailableError();
    const invoice = await askGateway(context, crypto, row);
    await context.work((unit) => record(unit, paymentId, invoice));
  } catch (error) {
    const minutes = Math.min(2 ** row.attempts, LONGEST_WAIT_MINUTES);
    await updateInvoice(context.db, paymentId, { attempts: row.attempts + 1, next_look_at: inMinutes(minutes) });
    throw error;
  }
};

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);

const askGateway = async (context: Context, gateway: CryptoGateway, row: InvoiceRow): Promise<CryptoInvoice> => {
  const order = {
    idempotencyKey: row.payment_id,
    amount: row.amount,
    currency: row.currency,
    returnPath: `/wallet/crypto/${row.payment_id}`,
    locale: row.locale ?? '',
  };
  const isFirst = await markAsked(context.db, row.payment_id);
  const known = isFirst ? null : await gateway.findInvoice({ ...order, ref: row.gateway_ref });
  if (!known && row.gateway_ref !== null) throw new Error(`the invoice ${row.gateway_ref} is gone at its gateway`);
  return known ?? gateway.createInvoice(order);
};

/** Says in our words how it stands. */
export const detailOf = ({ state, isLate, received, due }: CryptoInvoice): CryptoDetail => {
  if (state === 'processing') return 'confirming';
  if (state === 'new') return received > 0n ? 'underpaid' : 'waiting';
  if (received === 0n) return 'expired';
  if (isLate) return 'late';
  if (received < due || state !== 'settled') return 'underpaid';
  return received > due ? 'overpaid' : 'settled';
};

/** What came is not what was asked for, and nothing more is waited for. */
const isOdd = (detail: CryptoDetail, { state }: CryptoInvoice): boolean =>
  detail === 'overpaid' || detail === 'late' || (detail === 'underpaid' && state !== 'new');

/** All or nothing, and once: the payment's row is held. */
const record = async (unit: UnitOfWork, paymentId: string, invoice: CryptoInvoice): Promise<void> => {
  const payment = await lockPayment(unit.db, paymentId);
  const before = await findInvoice(unit.db, paymentId);
  if (!before || before.decision !== null) return;
  const told = detailOf(invoice);
  // It was told as failed meanwhile, and its owner may be gone.
  const detail = told === 'settled' && payment.status === 'failed' ? 'late' : told;
  const odd = isOdd(detail, invoice);
  const isSettled = detail === 'settled';
  await updateInvoice(unit.db, paymentId, {
    ...factsOf(before, invoice),
    detail,
    attempts: 0,
    next_look_at: inMinutes(odd || detail === 'expired' ? SELDOM_MINUTES : 1),
    operator_since: odd ? (before.operator_since ?? new Date()) : null,
    ...(isSettled && { decision: 'credited' as const, decided_at: new Date() }),
  });
  // What comes after the end makes a payment that had failed one to decide about.
  const isReopened = payment.status === 'failed' && detail !== 'expired';
  if (isReopened) await updatePayment(unit.db, paymentId, { status: 'pending', failure_code: null });
  if (detail === 'expired') await updatePayment(unit.db, paymentId, { status: 'failed', failure_code: 'expired' });
  if (isSettled) await creditPayment(unit, payment, invoice.ref);
  if (hasChanged(before, detail, invoice)) publishPaymentChanged(unit, payment.user_id, paymentId);
};

const hasChanged = (before: InvoiceRow, detail: CryptoDetail, { received, confirmations }: CryptoInvoice): boolean =>
  detail !== before.detail || received !== before.received || confirmations !== before.confirmations;

/** Its owner's pages read it again. */
export const publishPaymentChanged = (unit: UnitOfWork, userId: string, paymentId: string): void =>
  unit.publish(toUser(userId), newEvent('payment.changed', { paymentId }));

/** The price in coins is that of the first answer. */
const factsOf = (before: InvoiceRow, invoice: CryptoInvoice) => ({
  gateway_ref: invoice.ref,
  coin: invoice.coin,
  address: invoice.address,
  due: before.due ?? invoice.due,
  received: invoice.received,
  confirmations: invoice.confirmations,
  required: invoice.required,
  pay_url: invoice.payUrl,
  expires_at: invoice.expiresAt,
});
