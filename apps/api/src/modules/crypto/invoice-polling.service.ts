import type { Context } from '../../context.ts';
import type { CryptoDetail } from '../../platform/database/crypto-tables.ts';
import type { CryptoGateway, CryptoInvoice, CryptoProvider } from '../../platform/payments/crypto/crypto-gateway.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { GatewayGoneError } from '../payments/payments.errors.ts';
import { lockPayment, updatePayment } from '../payments/payments.repository.ts';
import { creditPayment } from '../payments/settlement.service.ts';
import { findInvoice, markAsked, updateInvoice, type InvoiceRow } from './crypto.repository.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
/** How often an ended invoice is polled for late payments, and one that waits for an operator's decision. */
const SELDOM_MINUTES = 10;

/**
 * Reads an invoice at the gateway and records its state. Does nothing after the decision. Can be repeated, also
 * concurrently, and does not depend on the order of webhooks.
 */
export const pollInvoice = async (context: Context, paymentId: string): Promise<void> => {
  const row = await findInvoice(context.db, paymentId);
  if (!row || row.decision !== null) return;
  try {
    const gateway = context.crypto[row.provider as CryptoProvider];
    if (!gateway) throw new GatewayGoneError({ params: { provider: row.provider } });
    const invoice = await askGateway(context, gateway, row);
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

/** The state of an invoice, as payers and operators see it. */
export const detailOf = ({ state, isLate, received, due }: CryptoInvoice): CryptoDetail => {
  if (state === 'processing') return 'confirming';
  if (state === 'new') return received > 0n ? 'underpaid' : 'waiting';
  if (received === 0n) return 'expired';
  if (isLate) return 'late';
  if (received < due || state !== 'settled') return 'underpaid';
  return received > due ? 'overpaid' : 'settled';
};

/** Whether an operator has to decide: the amount or the time is unexpected, and nothing more is expected. */
const isMismatched = (detail: CryptoDetail, { state }: CryptoInvoice): boolean =>
  detail === 'overpaid' || detail === 'late' || (detail === 'underpaid' && state !== 'new');

/** Records the state in one transaction; the payment's row is locked, so that it is credited once. */
const record = async (unit: UnitOfWork, paymentId: string, invoice: CryptoInvoice): Promise<void> => {
  const payment = await lockPayment(unit.db, paymentId);
  const before = await findInvoice(unit.db, paymentId);
  if (!before || before.decision !== null) return;
  const told = detailOf(invoice);
  // The payment has failed meanwhile and its account may be deleted, so an operator decides.
  const detail = told === 'settled' && payment.status === 'failed' ? 'late' : told;
  const mismatched = isMismatched(detail, invoice);
  const isSettled = detail === 'settled';
  await updateInvoice(unit.db, paymentId, {
    ...factsOf(before, invoice),
    detail,
    attempts: 0,
    next_look_at: inMinutes(mismatched || detail === 'expired' ? SELDOM_MINUTES : 1),
    operator_since: mismatched ? (before.operator_since ?? new Date()) : null,
    ...(isSettled && { decision: 'credited' as const, decided_at: new Date() }),
  });
  // A late payment reopens the failed one, to be decided about.
  const isReopened = payment.status === 'failed' && detail !== 'expired';
  if (isReopened) await updatePayment(unit.db, paymentId, { status: 'pending', failure_code: null });
  if (detail === 'expired') await updatePayment(unit.db, paymentId, { status: 'failed', failure_code: 'expired' });
  if (isSettled) await creditPayment(unit, payment, invoice.ref);
  if (hasChanged(before, detail, invoice)) publishPaymentChanged(unit, payment.user_id, paymentId);
};

const hasChanged = (before: InvoiceRow, detail: CryptoDetail, { received, confirmations }: CryptoInvoice): boolean =>
  detail !== before.detail || received !== before.received || confirmations !== before.confirmations;

/** Publishes to the payer that the payment has changed. */
export const publishPaymentChanged = (unit: UnitOfWork, userId: string, paymentId: string): void =>
  unit.publish(toUser(userId), newEvent('payment.changed', { paymentId }));

/** The amount of coins due is that of the gateway's first answer. */
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
