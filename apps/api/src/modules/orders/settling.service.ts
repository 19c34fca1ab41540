import type { Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { OrderNotAllowedError } from './orders.errors.ts';
import { updateOrder, type OrderRow } from './orders.repository.ts';
import { publishOrderChanged, notifyOfOrder } from './order-notices.ts';

/** An order with an open problem, locked. @throws OrderNotAllowedError when it has none */
export const findSettleable = async (db: Queryable, id: string): Promise<OrderRow | undefined> => {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (order && (order.problem_at === null || order.problem_closed_at !== null)) throw new OrderNotAllowedError();
  return order;
};

/** Closes the problem of a locked order, and notifies both parties of the tokens that went back to settle it. */
export const settleProblem = async (unit: UnitOfWork, id: string, paidBack: Hundredths): Promise<void> => {
  const order = await updateOrder(unit.db, id, { problem_closed_at: new Date() });
  for (const to of ['buyer', 'seller'] as const) {
    await notifyOfOrder(unit, order, {
      ...{ to, kind: 'order-problem-answered', amount: paidBack, byNobody: true },
    });
  }
  publishOrderChanged(unit, order);
};
