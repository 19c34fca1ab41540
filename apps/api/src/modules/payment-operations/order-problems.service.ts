import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';
import { rehearse, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { recordAudit } from '../audit/audit.ts';
import { findSettleable, settleProblem } from '../orders/settling.service.ts';
import { refundSale } from '../refund-requests/sale-refunds.service.ts';
import { partsSince } from './movements.repository.ts';
import type { OrderProblem, OrderProblemsQuery, SettlePreview } from './order-problems.schema.ts';

/** Reported problems that are not closed, the longest waiting first. */
export const listOrderProblems = async ({ db }: Context, { limit, cursor }: OrderProblemsQuery) => {
  const after = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const at = sql<Date>`date_trunc('milliseconds', problem_at)`;
  const open = db.selectFrom('orders').where('problem_at', 'is not', null).where('problem_closed_at', 'is', null);
  const [rows, total] = await Promise.all([
    open
      .selectAll()
      .select(
        sql<Hundredths>`(select amount - ledger_reversed(id) from ledger_transactions paid
        where paid.id = orders.payment_id)`.as('left'),
      )
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${at}, id) > (${after?.[0] ?? ''}::timestamptz, ${after?.[1] ?? ''}::uuid)`),
      )
      .orderBy(at)
      .orderBy('id')
      .limit(limit + 1)
      .execute(),
    countUpTo(db, open),
  ]);
  const { items, nextCursor } = toPage(rows, limit, ({ problem_at: reported, id }) => [
    reported?.toISOString() ?? '',
    id,
  ]);
  const people = await loadAuthors(
    db,
    items.flatMap((row) => [row.user_id, row.performer_id]),
  );
  const data = items.map((row): OrderProblem => ({
    ...{ _id: row.id, title: row.title, status: row.status, left: fromHundredths(row.left) },
    ...{ buyer: authorOf(people, row.user_id), seller: authorOf(people, row.performer_id) },
    ...{ reason: row.problem_reason ?? 'other', text: row.problem_text, answer: row.problem_answer },
    reportedAt: (row.problem_at ?? row.created_at).toISOString(),
    answeredAt: row.problem_answered_at?.toISOString() ?? null,
  }));
  return { data, total, nextCursor };
};

interface Settlement {
  operatorId: string;
  orderId: string;
  /** Tokens that the buyer gets back; none by default. */
  amount?: number | undefined;
  text: string;
}

/**
 * Closes a reported problem, with a refund or without.
 * @throws NotFoundError, OrderNotAllowedError, and the errors of `refundSale`
 */
export const settleOrderProblem = async (
  unit: UnitOfWork,
  { operatorId, orderId, amount = 0, text }: Settlement,
): Promise<void> => {
  const order = await findSettleable(unit.db, orderId);
  if (!order) throw new NotFoundError();
  const paidBack = toHundredths(amount);
  if (paidBack > 0n) {
    await refundSale(unit, { transactionId: order.payment_id, amount: paidBack, reason: text });
  }
  await settleProblem(unit, orderId, paidBack);
  await recordAudit(unit, {
    ...{ operatorId, action: 'order.problem-settled', targetType: 'order', targetId: orderId },
    details: { problem: { before: 'open', after: amount > 0 ? 'paid-back' : 'closed' }, amount, text },
  });
};

/**
 * Who would bear what, made by settling it and taking that back whole. @throws what {@link settleOrderProblem} does
 */
export const previewSettlement = (
  context: Context,
  { amount = 0, ...asked }: Omit<Settlement, 'text'>,
): Promise<SettlePreview> =>
  rehearse(context.work, async (unit) => {
    const order = await findSettleable(unit.db, asked.orderId);
    if (!order) throw new NotFoundError();
    const parts = await partsSince(unit.db, order.payment_id);
    await settleOrderProblem(unit, { ...asked, amount, text: 'preview' });
    return { amount, parts: await parts() };
  });
