import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { cancelOrder } from './cancelling.ts';
import { findDueOrders, lockDueOrder, type Deadlines } from './orders.repository.ts';
import { deliver } from './selling.service.ts';

const BATCH = 1000;
const DAY_MS = 86_400_000;
/** So long after it was shipped, and after its problem was closed, an order is delivered. */
const DELIVERED_AFTER_DAYS = 21;
/** After this time an unshipped order is cancelled. */
const SEND_WITHIN_DAYS = 21;

const settle = async (unit: UnitOfWork, id: string, deadlines: Deadlines): Promise<void> => {
  const order = await lockDueOrder(unit.db, id, deadlines);
  if (!order) return;
  if (order.status === 'shipped') await deliver(unit, order);
  else await cancelOrder(unit, order, { by: 'site' });
};

/**
 * Delivers or cancels due orders, each in its own transaction; a failed one is retried and does not stop the others.
 */
const settleOrders: JobHandler = async (context) => {
  const before = (days: number) => new Date(Date.now() - days * DAY_MS);
  const deadlines = { deliveredBefore: before(DELIVERED_AFTER_DAYS), unsentBefore: before(SEND_WITHIN_DAYS) };
  await eachDue(context, {
    find: (seen) => findDueOrders(context.db, { ...deadlines, seen }, BATCH),
    act: ({ id }) => context.work((unit) => settle(unit, id, deadlines)),
    failure: 'an order could not be settled',
  });
};

export const orderJobs = { 'settle-orders': settleOrders } satisfies Record<string, JobHandler>;
export const orderCrontab = ['20 * * * * settle-orders'];
