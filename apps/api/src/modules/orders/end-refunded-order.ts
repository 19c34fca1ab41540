import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { putBackIntoStock } from '../products/stock.ts';
import { updateOrder, type OrderRow } from './orders.repository.ts';
import { publishOrderChanged, notifyOfOrder } from './order-notices.ts';

const isUnsent = ({ status }: OrderRow): boolean => status === 'created' || status === 'processing';

/** Ends an order whose payment an operator has refunded in full. Only unshipped pieces return to the stock. */
export const endRefundedOrder = async (unit: UnitOfWork, order: OrderRow, reason: string): Promise<OrderRow> => {
  if (order.status === 'refunded') return order;
  if (order.type === 'physical' && isUnsent(order)) {
    await putBackIntoStock(unit.db, order);
  }
  const ended = { status: 'refunded', refunded_at: new Date(), cancelled_by: 'site' } as const;
  const changed = await updateOrder(unit.db, order.id, {
    ...ended,
    cancel_reason: reason,
    ...(order.problem_at !== null && { problem_closed_at: new Date() }),
  });
  await notifyOfOrder(unit, changed, { to: 'seller', kind: 'order-refunded', byNobody: true });
  publishOrderChanged(unit, changed);
  return changed;
};
