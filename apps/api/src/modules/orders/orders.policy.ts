import type { OrderStatus } from '../../platform/database/order-tables.ts';
import { OrderNotAllowedError, OrderStaleError } from './orders.errors.ts';
import type { OrderRow } from './orders.repository.ts';
import type { OrderUpdate } from './orders.schema.ts';

/** What a seller may make of an order in each state. Saying again that it is shipped corrects how it is tracked. */
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

/** Its buyer changes an order as long as nobody works on it. @throws OrderNotAllowedError */
export const assertBuyerMayChange = (order: OrderRow): void => {
  if (order.status !== 'created') throw new OrderNotAllowedError();
};

/** There is nothing to complain about before it was sent; a download may be broken. @throws OrderNotAllowedError */
export const assertMayHaveProblem = (order: OrderRow): void => {
  if (order.status !== 'shipped' && order.status !== 'delivered') throw new OrderNotAllowedError();
};
