import type { OrderStatus } from '../../platform/database/order-tables.ts';
import { OrderNotAllowedError, OrderStaleError } from './orders.errors.ts';
import type { OrderRow } from './orders.repository.ts';
import type { OrderUpdate } from './orders.schema.ts';

/** The transitions that a seller may make, by status. Shipping a shipped order corrects its tracking. */
const EDGES: Record<OrderStatus, ReadonlyArray<OrderUpdate['status']>> = {
  created: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['shipped', 'delivered'],
  delivered: [],
  refunded: [],
};

/** @throws OrderStaleError, OrderNotAllowedError */
export const assertSellerMay = (order: OrderRow, { status, version }: OrderUpdate): void => {
  if (order.version !== version) throw new OrderStaleError();
  if (!EDGES[order.status].includes(status)) throw new OrderNotAllowedError();
};

/** The buyer may change an order until the seller processes it. @throws OrderNotAllowedError */
export const assertBuyerMayChange = (order: OrderRow): void => {
  if (order.status !== 'created') throw new OrderNotAllowedError();
};

/** Problems can be reported once it is shipped; for downloads at any time. @throws OrderNotAllowedError */
export const assertMayHaveProblem = (order: OrderRow): void => {
  if (order.status !== 'shipped' && order.status !== 'delivered') throw new OrderNotAllowedError();
};
