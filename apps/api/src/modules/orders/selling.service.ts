import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { releasePayment } from '../ledger/escrow.ts';
import type { Posting } from '../ledger/ledger.service.ts';
import { cancelOrder } from './cancelling.ts';
import { OrderNotAllowedError } from './orders.errors.ts';
import { assertSellerMay } from './orders.policy.ts';
import { totalOf } from './orders.presenter.ts';
import { lockOrder, updateOrder, type OrderRow } from './orders.repository.ts';
import type { OrderUpdate, ProblemAnswer } from './orders.schema.ts';
import { publishOrderChanged, notifyOfOrder } from './order-notices.ts';

/**
 * Changes the status or the tracking of a sold order.
 * @throws NotFoundError for orders of other sellers, OrderStaleError, OrderNotAllowedError
 */
export const updateSoldOrder = async (
  unit: UnitOfWork,
  performerId: string,
  { id, ...update }: OrderUpdate & { id: string },
): Promise<OrderRow> => {
  const order = await lockOrder(unit.db, 'performer_id', performerId, id);
  if (!order) throw new NotFoundError();
  assertSellerMay(order, update);
  const steps = { processing: begin, shipped: ship, delivered: deliver } as const;
  if (update.status === 'cancelled') return cancelOrder(unit, order, { by: 'seller', reason: update.reason });
  return steps[update.status](unit, order, update);
};

/**
 * Answers a reported problem; a later answer replaces the earlier one.
 * @throws NotFoundError for orders of other sellers, OrderNotAllowedError without an open problem,
 * ChangedMeanwhileError
 */
export const answerProblem = async (
  unit: UnitOfWork,
  performerId: string,
  { id, text, basedOn }: ProblemAnswer & { id: string },
): Promise<OrderRow> => {
  const order = await lockOrder(unit.db, 'performer_id', performerId, id);
  if (!order) throw new NotFoundError();
  if (order.problem_at === null || order.problem_closed_at !== null) throw new OrderNotAllowedError();
  assertStands({ stored: { text: order.problem_answer }, changes: { text }, basedOn });
  const answered = await updateOrder(unit.db, id, { problem_answer: text, problem_answered_at: new Date() });
  await notifyOfOrder(unit, answered, { to: 'buyer', kind: 'order-problem-answered' });
  publishOrderChanged(unit, answered);
  return answered;
};

const begin = async (unit: UnitOfWork, { id }: OrderRow): Promise<OrderRow> => {
  const order = await updateOrder(unit.db, id, { status: 'processing', processing_at: new Date() });
  await notifyOfOrder(unit, order, { to: 'buyer', kind: 'order-processing' });
  publishOrderChanged(unit, order);
  return order;
};

const trackingOf = ({ carrier, trackingNumber, trackingUrl }: OrderUpdate) => ({
  ...(carrier !== undefined && { carrier }),
  ...(trackingNumber !== undefined && { tracking_number: trackingNumber }),
  ...(trackingUrl !== undefined && { tracking_url: trackingUrl === '' ? null : trackingUrl }),
});

type Tracking = ReturnType<typeof trackingOf>;

/** The first time, the held payment is released to the seller; later calls only correct the tracking. */
const ship = async (unit: UnitOfWork, order: OrderRow, update: OrderUpdate): Promise<OrderRow> => {
  const tracking = trackingOf(update);
  if (order.status === 'shipped') return correctTracking(unit, order, tracking);
  const { id: releaseId } = await releaseOrder(unit, order);
  const sent = { status: 'shipped' as const, shipped_at: new Date(), release_id: releaseId };
  const shipped = await updateOrder(unit.db, order.id, { ...tracking, ...sent });
  await notifyOfOrder(unit, shipped, { to: 'buyer', kind: 'order-shipped' });
  publishOrderChanged(unit, shipped);
  return shipped;
};

/** The buyer is told of a correction, and not at all where everything stays as it is. */
const correctTracking = async (unit: UnitOfWork, order: OrderRow, tracking: Tracking): Promise<OrderRow> => {
  if (Object.entries({ ...order, ...tracking }).every(([name, value]) => order[name as keyof OrderRow] === value)) {
    return order;
  }
  const corrected = await updateOrder(unit.db, order.id, tracking);
  await notifyOfOrder(unit, corrected, { to: 'buyer', kind: 'order-tracking' });
  publishOrderChanged(unit, corrected);
  return corrected;
};

/** Pays its seller. The discount is for the pieces, so it is not reduced by a later refund of shipping. */
export const releaseOrder = (unit: UnitOfWork, order: OrderRow): Promise<Posting> =>
  releasePayment(unit, order.payment_id, { subsidy: order.subsidy, agreed: totalOf(order) });

/** Marks a shipped order, locked by the caller, as delivered. */
export const deliver = async (unit: UnitOfWork, { id }: OrderRow): Promise<OrderRow> => {
  const order = await updateOrder(unit.db, id, { status: 'delivered', delivered_at: new Date() });
  await notifyOfOrder(unit, order, { to: 'buyer', kind: 'order-delivered' });
  publishOrderChanged(unit, order);
  return order;
};
