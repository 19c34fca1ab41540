import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths } from '../../platform/money.ts';
import { fromUnits, type CoinUnits } from '../../platform/payments/crypto/crypto-gateway.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import { lockPayment, repricePayment, updatePayment, type PaymentStanding } from '../payments/payments.repository.ts';
import { creditPayment } from '../payments/settlement.service.ts';
import { tellFailedPayment } from '../payments/tell-failed.ts';
import { creditOf, moreOf, waitingOf } from './coins-of-invoice.ts';
import { AlreadyDecidedError, CoinsChangedError, NotCreditableError } from './crypto.errors.ts';
import { findInvoice, updateInvoice, type InvoiceRow } from './crypto.repository.ts';
import type { Decision } from './crypto.schema.ts';
import { publishPaymentChanged } from './invoice-polling.service.ts';

/**
 * Decides finally about a payment of an unexpected amount or time: its tokens are credited in proportion to the coins
 * received, or the coins were sent back and the payment fails. Of coins that came after the decision it is only said that
 * they were sent back, and what was decided before keeps its coins and its note.
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
  const now = { decision, decided_at: new Date(), decided_received: row.received };
  await updateInvoice(unit.db, paymentId, { ...now, note });
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
      ...{ amount: named(row.received, row), note },
    },
  });
  return decided;
};

/**
 * Refuses a decision about other coins than the operator saw: the rest would be neither credited nor sent back, and
 * would not be shown again.
 */
const assertAsSeen = (row: InvoiceRow, seen: Pick<Decision, 'received' | 'hasMore' | 'coins'>): void => {
  const { received = fromUnits(row.received), hasMore = row.more_since !== null } = seen;
  if (received !== fromUnits(row.received)) throw new CoinsChangedError();
  if (hasMore !== (row.more_since !== null)) throw hasMore ? new AlreadyDecidedError() : new CoinsChangedError();
  const waiting = fromUnits(waitingOf(row));
  if ((seen.coins ?? waiting) !== waiting) throw new CoinsChangedError();
};

/** An amount of coins for the audit log. */
const named = (units: CoinUnits, { coin }: Pick<InvoiceRow, 'coin'>): string =>
  `${fromUnits(units)} ${coin ?? ''}`.trim();

/** A payment is credited once, so what came after its decision can only go back. */
const endMore = async (
  unit: UnitOfWork,
  operatorId: string,
  row: InvoiceRow,
  { decision: said, note }: Pick<Decision, 'decision' | 'note'>,
): Promise<InvoiceRow> => {
  if (said === 'credited') throw new NotCreditableError();
  const { payment_id: paymentId, decision, note: earlier, received, decided_received, returned } = row;
  const more = moreOf(row);
  // Where it is not known what the decision was about, all is told as that.
  const apart = { decided_received: decided_received ?? received, returned: returned + (more ?? 0n) };
  await updateInvoice(unit.db, paymentId, { ...apart, more_since: null, note: earlier || note });
  publishPaymentChanged(unit, row.user_id, paymentId);
  await recordAudit(unit, {
    ...{ operatorId, action: 'crypto.decided', targetType: 'payment', targetId: paymentId },
    details: { decision: { before: decision, after: said }, ...(more !== null && { amount: named(more, row) }), note },
  });
  const ended = await findInvoice(unit.db, paymentId);
  if (!ended) throw new NotFoundError();
  return ended;
};

const creditWhatCame = async (unit: UnitOfWork, payment: PaymentStanding, row: InvoiceRow): Promise<void> => {
  const credit = creditOf(row);
  if (!credit) throw new NotCreditableError();
  await repricePayment(unit.db, payment.id, credit);
  await creditPayment(unit, { ...payment, ...credit }, row.gateway_ref ?? row.payment_id);
};
