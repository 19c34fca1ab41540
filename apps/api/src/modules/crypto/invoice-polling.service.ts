import type { Context } from '../../context.ts';
import type { CryptoDetail } from '../../platform/database/crypto-tables.ts';
import type { CryptoGateway, CryptoInvoice, CryptoProvider } from '../../platform/payments/crypto/crypto-gateway.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { GatewayGoneError } from '../payments/payments.errors.ts';
import { lockPayment, updatePayment } from '../payments/payments.repository.ts';
import { creditPayment } from '../payments/settlement.service.ts';
import { claimCreation, findInvoice, updateInvoice, type InvoiceRow } from './crypto.repository.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
/** How often an ended invoice is polled for late payments, and one that waits for an operator's decision. */
const SELDOM_MINUTES = 10;
/** How often one is that was decided about: more coins may be sent to its address all the same. */
const RARELY_MINUTES = 60;

/**
 * Reads an invoice at the gateway and records its state; after the decision, only whether more has come. Can be
 * repeated, also concurrently, and does not depend on the order of webhooks.
 */
export const pollInvoice = async (context: Context, paymentId: string): Promise<void> => {
  const row = await findInvoice(context.db, paymentId);
  if (!row) return;
  try {
    const gateway = context.crypto[row.provider as CryptoProvider];
    if (!gateway) throw new GatewayGoneError({ params: { provider: row.provider } });
    const invoice = await askGateway(context, gateway, row);
    if (invoice) await context.work((unit) => record(unit, row, invoice));
  } catch (error) {
    const minutes = Math.min(2 ** row.attempts, LONGEST_WAIT_MINUTES);
    await updateInvoice(context.db, paymentId, { attempts: row.attempts + 1, next_look_at: inMinutes(minutes) });
    throw error;
  }
};

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);

/** Reads an invoice, or creates it; null while another asker is creating it. */
const askGateway = async (context: Context, gateway: CryptoGateway, row: InvoiceRow): Promise<CryptoInvoice | null> => {
  const { payment_id: paymentId, gateway_ref: ref } = row;
  const order = {
    idempotencyKey: paymentId,
    amount: row.amount,
    currency: row.currency,
    returnPath: `/wallet/crypto/${paymentId}`,
    locale: row.locale ?? '',
  };
  const mayCreate = ref === null && (await claimCreation(context.db, row));
  const isFirst = mayCreate && row.asked_at === null;
  const known = isFirst ? null : await gateway.findInvoice({ ...order, ref });
  if (!known && ref !== null) throw new Error(`the invoice ${ref} is gone at its gateway`);
  return known ?? (mayCreate ? gateway.createInvoice(order) : null);
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

/**
 * Records the state in one transaction; the payment's row is locked, so that it is credited once. An answer is left
 * alone where another one was recorded since the invoice was `found`, since it may be the older one: it is asked for anew.
 */
const record = async (unit: UnitOfWork, found: InvoiceRow, invoice: CryptoInvoice): Promise<void> => {
  const { payment_id: paymentId } = found;
  const payment = await lockPayment(unit.db, paymentId);
  const before = await findInvoice(unit.db, paymentId);
  if (!before) return;
  // The payer was shown the first one's address, so it stays, even if the gateway has made another.
  if (before.gateway_ref !== null && before.gateway_ref !== invoice.ref) return;
  if (before.decision !== null) return recordMore(unit, before, invoice);
  if (before.gateway_ref !== null && hasChanged(found, before.detail, before)) {
    return updateInvoice(unit.db, paymentId, { next_look_at: new Date() });
  }
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
    ...(isSettled && { decision: 'credited' as const, decided_at: new Date(), decided_received: invoice.received }),
  });
  // A late payment reopens the failed one, to be decided about.
  const isReopened = payment.status === 'failed' && detail !== 'expired';
  if (isReopened) await updatePayment(unit.db, paymentId, { status: 'pending', failure_code: null });
  if (detail === 'expired') await updatePayment(unit.db, paymentId, { status: 'failed', failure_code: 'expired' });
  if (isSettled) await creditPayment(unit, payment, invoice.ref);
  if (hasChanged(before, detail, invoice)) publishPaymentChanged(unit, payment.user_id, paymentId);
};

/** Shows an operator what has come since the decision, which stays, as does what it was about. */
const recordMore = async (unit: UnitOfWork, before: InvoiceRow, invoice: CryptoInvoice): Promise<void> => {
  const { payment_id: paymentId, user_id: userId, operator_since, more_since } = before;
  const { received, confirmations } = invoice;
  const hasMore = received > before.received;
  const waits = { operator_since: operator_since ?? new Date(), more_since: more_since ?? new Date() };
  await updateInvoice(unit.db, paymentId, {
    ...{ attempts: 0, confirmations },
    next_look_at: inMinutes(hasMore || more_since !== null ? SELDOM_MINUTES : RARELY_MINUTES),
    ...(hasMore && { received, ...waits, ...decidedUntil(before) }),
  });
  const isNews = hasMore || (more_since !== null && confirmations !== before.confirmations);
  if (isNews) publishPaymentChanged(unit, userId, paymentId);
};

/**
 * While nothing waits, all that has come was decided about; said once more, because a process of a former version, which
 * runs beside this one, does not keep it.
 */
const decidedUntil = ({ more_since, received, decided_received }: InvoiceRow) => {
  if (more_since !== null) return {};
  const decided = decided_received ?? received;
  return { decided_received: decided, returned: received - decided };
};

const hasChanged = (
  before: InvoiceRow,
  detail: CryptoDetail,
  invoice: Pick<InvoiceRow, 'address' | 'received' | 'confirmations'>,
): boolean =>
  detail !== before.detail ||
  invoice.address !== before.address ||
  invoice.received !== before.received ||
  invoice.confirmations !== before.confirmations;

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
