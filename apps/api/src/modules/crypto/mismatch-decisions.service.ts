import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import { fromUnits } from '../../platform/payments/crypto/crypto-gateway.ts';
import { floorToUnit } from '../../platform/payments/currency-units.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import { hasDeletedOwner } from '../ledger/ledger.repository.ts';
import { lockPayment, repricePayment, updatePayment, type PaymentStanding } from '../payments/payments.repository.ts';
import { creditPayment } from '../payments/settlement.service.ts';
import { tellFailedPayment } from '../payments/tell-failed.ts';
import { AlreadyDecidedError, CoinsChangedError, NotCreditableError } from './crypto.errors.ts';
import { shareOf } from './crypto.presenter.ts';
import { findInvoice, updateInvoice, type InvoiceRow } from './crypto.repository.ts';
import type { Decision } from './crypto.schema.ts';
import { publishPaymentChanged } from './invoice-polling.service.ts';

/**
 * Decides finally about a payment of an unexpected amount or time: its tokens are credited in proportion to the coins
 * received, or the coins were sent back and the payment fails. Of coins that came after the decision it is only said that
 * they were sent back.
 * @throws NotFoundError, AlreadyDecidedError, CoinsChangedError, NotCreditableError
 */
export const decideMismatch = async (
  unit: UnitOfWork,
  operatorId: string,
  { paymentId, decision, note, ...seen }: Decision & { paymentId: string },
): Promise<InvoiceRow> => {
  if (!(await findInvoice(unit.db, paymentId))) throw new NotFoundError();
  const payment = await lockPayment(unit.db, paymentId);
  const row = await findInvoice(unit.db, paymentId);
  if (row) assertAsSeen(row, seen);
  if (row && row.more_since !== null) return endMore(unit, operatorId, row, { decision, note });
  if (!row || row.operator_since === null || row.decision !== null) throw new AlreadyDecidedError();
  await updateInvoice(unit.db, paymentId, { decision, decided_at: new Date(), note });
  if (decision === 'credited') await creditWhatCame(unit, payment, row);
  else {
    await updatePayment(unit.db, paymentId, { status: 'failed', failure_code: 'sent_back' });
    await tellFailedPayment(unit, payment);
  }
  publishPaymentChanged(unit, row.user_id, paymentId);
  const decided = await findInvoice(unit.db, paymentId);
  if (!decided) throw new NotFoundError();
  await recordAudit(unit, {
    operatorId,
    action: 'crypto.decided',
    targetType: 'payment',
    targetId: paymentId,
    details: {
      decision: { before: null, after: decision },
      tokens: {
        before: fromHundredths(row.tokens),
        after: decision === 'credited' ? fromHundredths(decided.tokens) : 0,
      },
      note,
    },
  });
  return decided;
};

/**
 * Refuses a decision about other coins than the operator saw: the rest would be neither credited nor sent back, and
 * would not be shown again.
 */
const assertAsSeen = (row: InvoiceRow, seen: Pick<Decision, 'received' | 'hasMore'>): void => {
  const { received = fromUnits(row.received), hasMore = row.more_since !== null } = seen;
  if (received !== fromUnits(row.received)) throw new CoinsChangedError();
  if (hasMore === (row.more_since !== null)) return;
  throw hasMore ? new AlreadyDecidedError() : new CoinsChangedError();
};

/** A payment is credited once, so what came after its decision can only go back. */
const endMore = async (
  unit: UnitOfWork,
  operatorId: string,
  { payment_id: paymentId, decision, note: earlier }: InvoiceRow,
  { decision: said, note }: Pick<Decision, 'decision' | 'note'>,
): Promise<InvoiceRow> => {
  if (said === 'credited') throw new NotCreditableError();
  await updateInvoice(unit.db, paymentId, { more_since: null, note: note || earlier });
  await recordAudit(unit, {
    ...{ operatorId, action: 'crypto.decided', targetType: 'payment', targetId: paymentId },
    details: { decision: { before: decision, after: said }, note },
  });
  const ended = await findInvoice(unit.db, paymentId);
  if (!ended) throw new NotFoundError();
  return ended;
};

/** Amounts of money are those that the currency has, or nobody could give the whole of them back. */
const creditWhatCame = async (unit: UnitOfWork, payment: PaymentStanding, row: InvoiceRow): Promise<void> => {
  const tokens = shareOf(payment.tokens, row);
  const paid_tokens = shareOf(payment.paid_tokens, row);
  const chargeable = (whole: Hundredths) => floorToUnit(shareOf(whole, row), payment.currency);
  const amount = chargeable(payment.amount);
  const isConfirmed = row.received > 0n && row.confirmations >= row.required;
  const isGone = await hasDeletedOwner(unit.db, [row.user_id]);
  if (!isConfirmed || isGone || tokens <= 0n || paid_tokens <= 0n || amount <= 0n) throw new NotCreditableError();
  const tax = { tax_amount: chargeable(payment.tax_amount), tax_tokens: shareOf(payment.tax_tokens, row) };
  const changed = { tokens, paid_tokens, amount, ...tax };
  await repricePayment(unit.db, payment.id, changed);
  await creditPayment(unit, { ...payment, ...changed }, row.gateway_ref ?? row.payment_id);
};
