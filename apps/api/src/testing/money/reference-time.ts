import type { Reference } from './reference.ts';
import { settleOrders } from './reference-orders.ts';
import { renew } from './reference-subscriptions.ts';
import { DAY_MS } from './terms.ts';

/** Days pass, and then all that happens by itself. */
export const passDays = (ref: Reference, days: number): void => {
  const by = days * DAY_MS;
  ref.books.passDays(days);
  const sales = [...ref.tips, ...ref.sales.map(({ sold }) => sold)];
  for (const { sale } of sales) sale.day -= days;
  for (const spent of ref.spent.flat()) spent.at -= by;
  for (const { later } of ref.caps) if (later !== null) later.at -= by;
  for (const order of ref.orders) {
    order.createdAt -= by;
    order.shippedAt -= by;
  }
  for (const { time } of ref.sales) {
    if (!time) continue;
    time.start -= by;
    time.end -= by;
  }
  for (const one of ref.subscriptions) {
    one.end -= by;
    if (one.retryAt !== null) one.retryAt -= by;
    if (one.resumesAt !== null) one.resumesAt -= by;
  }
  for (const { takings } of sales) {
    for (const { parts } of takings.map(({ clawed }) => clawed)) {
      for (const part of parts) if (part.day !== null) part.day -= days;
    }
  }
  for (const one of ref.subscriptions) renew(ref, one);
  settleOrders(ref);
};
