import { sql } from 'kysely';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Compose } from './letter.ts';

const findOrder = (db: Queryable, id: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .select([
      sql<Hundredths>`item_price * quantity + shipping_price - discount`.as('total'),
      sql<Hundredths>`ledger_reversed(payment_id)`.as('paid_back'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type Order = Awaited<ReturnType<typeof findOrder>>;

/** The page of an order as one of its two sides sees it. */
const pageFor = (userId: string, { id, user_id: buyerId }: Order): string =>
  userId === buyerId ? `/orders/${id}` : `/creator/orders/${id}`;

/** To the buyer. */
export const placed: Compose = async (db, { userId, about }) => {
  const order = await findOrder(db, about);
  const { title, quantity, address } = order;
  // Its buyer is gone.
  if (address === null) return null;
  const { city, country } = address;
  const data = { title, quantity, total: fromHundredths(order.total), city, country };
  return { template: 'order-placed', data, page: pageFor(userId, order) };
};

/** To the seller; what was cancelled meanwhile is not to be sent. */
export const toShip: Compose = async (db, { userId, about }) => {
  const order = await findOrder(db, about);
  const { title, quantity, total } = order;
  if (order.status === 'refunded') return null;
  return {
    template: 'order-to-ship',
    data: { title, quantity, total: fromHundredths(total) },
    page: pageFor(userId, order),
  };
};

export const shipped: Compose = async (db, { userId, about }) => {
  const order = await findOrder(db, about);
  const data = { title: order.title, carrier: order.carrier, trackingNumber: order.tracking_number };
  return { template: 'order-shipped', data, page: pageFor(userId, order) };
};

/** Each side is told the words of the other; those of operators are for the books. */
export const cancelled: Compose = async (db, { userId, about, amount }) => {
  const order = await findOrder(db, about);
  const { title, cancelled_by: by, cancel_reason: words } = order;
  const page = pageFor(userId, order);
  if (userId === order.user_id) {
    const total = amount ?? fromHundredths(order.paid_back);
    return { template: 'order-cancelled', data: { title, total, reason: by === 'seller' ? words : '' }, page };
  }
  return { template: 'sold-order-cancelled', data: { title, reason: by === 'buyer' ? words : '' }, page };
};

export const hasProblem: Compose = async (db, { userId, about }) => {
  const order = await findOrder(db, about);
  const data = { title: order.title, text: order.problem_text };
  return { template: 'order-problem', data, page: pageFor(userId, order) };
};

/** By the seller, or for good by an operator, with what went back then: a part may have gone back before. */
export const problemAnswered: Compose = async (db, { userId, about, amount }) => {
  const order = await findOrder(db, about);
  const { title, problem_answer: answer } = order;
  const page = pageFor(userId, order);
  if (order.problem_closed_at === null) return { template: 'order-problem-answered', data: { title, answer }, page };
  // Jobs of the version before have no amount.
  const paidBack = amount ?? fromHundredths(order.paid_back);
  return { template: 'order-problem-settled', data: { title, paidBack }, page };
};
