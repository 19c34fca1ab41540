import type { Notification } from '@barg/contract';
import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { arePartedSql } from '../../viewing/visibility.ts';
import { notify } from '../notifications/notify.ts';
import type { OrderRow } from './orders.repository.ts';

type Kind = Extract<Notification['kind'], `order-${string}`>;
type To = 'buyer' | 'seller';

/** Publishes that an order has changed, to both parties. */
export const publishOrderChanged = (unit: UnitOfWork, { id, status, version, ...order }: OrderRow): void => {
  const event = newEvent('order.changed', { orderId: id, status, version });
  unit.publish(toUser(order.user_id), event);
  unit.publish(toUser(order.performer_id), event);
};

const areParted = async (db: Queryable, order: OrderRow): Promise<boolean> => {
  const { rows } = await sql<{ parted: boolean }>`
    select ${arePartedSql(sql`${order.user_id}::uuid`, sql`${order.performer_id}::uuid`)} as parted`.execute(db);
  return rows[0]?.parted === true;
};

/**
 * Notifies one party about an order. The notice names the other party, except after a block or a deletion: notices that
 * name such an account are hidden, but this one has to be seen because money is concerned.
 */
export const notifyOfOrder = async (
  unit: UnitOfWork,
  order: OrderRow,
  { to, kind, amount, byNobody = false }: { to: To; kind: Kind; amount?: Hundredths; byNobody?: boolean },
): Promise<void> => {
  const [userId, other] = to === 'buyer' ? [order.user_id, order.performer_id] : [order.performer_id, order.user_id];
  const actorId = byNobody || (await areParted(unit.db, order)) ? null : other;
  const link = to === 'buyer' ? `/orders/${order.id}` : `/creator/orders/${order.id}`;
  await notify(unit, { userId, kind, actorId, link, about: order.id, ...(amount !== undefined && { amount }) });
};
