import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import { rehearse, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { beforeId, toPage } from '../../shared/wire.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { recordAudit } from '../audit/audit.ts';
import { notify } from '../notifications/notify.ts';
import { findRefunds } from '../payments/refunds.repository.ts';
import { requestRefund } from '../payments/refunds.service.ts';
import { hasOpenRequestOf } from '../refund-requests/refunded-requests.repository.ts';
import { findDisputesOf } from './disputes.repository.ts';
import { loadMovements } from './movements.repository.ts';
import {
  countEvents,
  countManagedPayments,
  findEvents,
  findEventsAbout,
  findManagedPayment,
  findManagedPayments,
  type ManagedPaymentRow,
} from './payments.repository.ts';
import type { GatewayEventsQuery, ManagedPaymentsQuery, ManagedPaymentView, RefundPreview } from './payments.schema.ts';
import { viewCoins } from './payment-coins.service.ts';
import { presentDispute, presentEvent, presentPayment, presentRefund } from './presenter.ts';
import { tellingMost } from './telling-most.ts';

export const listManagedPayments = async ({ db }: Context, query: ManagedPaymentsQuery) => {
  const [rows, total] = await Promise.all([
    findManagedPayments(db, query, beforeId(query.cursor)),
    countManagedPayments(db, query),
  ]);
  const { items, nextCursor } = toPage(rows, query.limit, ({ id }) => [id]);
  const authors = await loadAuthors(
    db,
    items.map((row) => row.user_id),
  );
  return { data: items.map((row) => presentPayment(row, authors)), total, nextCursor };
};

export const listGatewayEvents = async ({ db }: Context, query: GatewayEventsQuery) => {
  const [rows, total] = await Promise.all([findEvents(db, query, beforeId(query.cursor)), countEvents(db, query)]);
  const { items, nextCursor } = toPage(rows, query.limit, ({ id }) => [id]);
  return { data: items.map(presentEvent), total, nextCursor };
};

/** A payment with its attempts, events, refunds, disputes and movements. @throws NotFoundError */
export const viewManagedPayment = async ({ db }: Context, id: string): Promise<ManagedPaymentView> => {
  const row = await findManagedPayment(db, id);
  if (!row) throw new NotFoundError();
  const [refunds, disputes, authors, movements, coins] = await Promise.all([
    findRefunds(db, id),
    findDisputesOf(db, id),
    loadAuthors(db, [row.user_id]),
    loadMovements(db, row.transaction_id),
    viewCoins(db, id),
  ]);
  const own = [id, row.provider_ref, row.invoice_ref].filter((ref) => ref !== null);
  const refs = [...own, ...refunds.map((refund) => refund.id), ...disputes.map((dispute) => dispute.provider_ref)];
  const events = await findEventsAbout(db, row.provider, refs);
  return {
    payment: presentPayment(row, authors),
    tries: triesOf(row),
    events: events.map(presentEvent),
    refunds: refunds.map(presentRefund),
    disputes: disputes.map((dispute) => presentDispute(dispute, authors)),
    coins,
    movements,
  };
};

/** Coins are sent by their owner, and charged by no job. */
const isTried = ({ status, operator_since, card_id }: ManagedPaymentRow): boolean =>
  status === 'pending' && operator_since === null && card_id !== null;

const triesOf = (row: ManagedPaymentRow): ManagedPaymentView['tries'] => ({
  attempts: row.attempts,
  askedAt: row.asked_at?.toISOString() ?? null,
  nextTryAt: isTried(row) ? row.next_try_at.toISOString() : null,
  lastError: row.last_error,
});

interface RefundOrder {
  paymentId: string;
  /** In the payment's currency; by default all that is left. */
  amount?: number | undefined;
  reason: string;
  isSentByHand?: boolean;
}

const makeRefund = async (context: Context, unit: UnitOfWork, { paymentId, amount, ...order }: RefundOrder) => {
  if (!(await findManagedPayment(unit.db, paymentId))) throw new NotFoundError();
  const wanted = amount === undefined ? {} : { amount: toHundredths(amount) };
  const id = await requestRefund(context, unit, { paymentId, ...order, ...wanted });
  const refund = (await findRefunds(unit.db, paymentId)).find((made) => made.id === id);
  if (!refund) throw new NotFoundError();
  return refund;
};

/**
 * What each account would pay for a refund. The refund is made in a transaction that is rolled back, so the amounts and
 * the errors are those of the refund itself.
 */
export const previewRefund = (
  context: Context,
  order: Pick<RefundOrder, 'paymentId' | 'amount'>,
): Promise<RefundPreview> => tellingMost(context, order.paymentId, () => rehearseRefund(context, order));

const rehearseRefund = (context: Context, order: Pick<RefundOrder, 'paymentId' | 'amount'>): Promise<RefundPreview> =>
  rehearse(context.work, async (unit) => {
    const payment = await findManagedPayment(unit.db, order.paymentId);
    // Coins are sent by hand between the preview and the refund.
    const isSentByHand = payment?.card_id === null;
    const refund = await makeRefund(context, unit, { ...order, reason: 'preview', isSentByHand });
    const [movement] = await loadMovements(unit.db, refund.reversal_id);
    return {
      amount: fromHundredths(refund.amount),
      currency: payment?.currency ?? '',
      tokens: fromHundredths(refund.tokens),
      parts: movement?.parts ?? [],
    };
  });

/**
 * Refunds a payment, notifies its payer, and records it in the audit log. @throws the errors of {@link requestRefund}
 */
export const refundPayment = async (
  context: Context,
  unit: UnitOfWork,
  { operatorId, ...order }: RefundOrder & { operatorId: string },
): Promise<void> => {
  const before = await findManagedPayment(unit.db, order.paymentId);
  const refund = await makeRefund(context, unit, order);
  const refunded = before?.refunded ?? 0n;
  const isGranted =
    before && refunded + refund.amount >= before.amount && (await hasOpenRequestOf(unit.db, order.paymentId));
  // Who has asked for it is told that it was granted, once it is.
  if (before && !isGranted) {
    const told = { kind: 'payment-refunded', actorId: null, amount: refund.tokens } as const;
    // The receipt tells how much went back.
    await notify(unit, { userId: before.user_id, ...told, link: `/wallet/receipts/${order.paymentId}` });
  }
  await recordAudit(unit, {
    ...{ operatorId, action: 'payment.refunded', targetType: 'payment', targetId: order.paymentId },
    details: {
      refunded: { before: fromHundredths(refunded), after: fromHundredths(refunded + refund.amount) },
      ...{ refund: refund.id, tokens: fromHundredths(refund.tokens), reason: order.reason },
      ...(order.isSentByHand && { isSentByHand: true }),
    },
  });
};
