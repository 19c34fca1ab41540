import { sql } from 'kysely';
import type { ExportSection, HookData, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';
import { cancelOrder } from './cancelling.ts';
import { OrdersOpenError } from './orders.errors.ts';
import { countUnsent, hasUnsent, lockForEnding, lockUnsentOf, lockUntouchedBetween } from './orders.repository.ts';

const agreed = sql`id as key, id as "_id", status, type, title, quantity, ${tokensSql('o.item_price')} as "itemPrice",
  ${tokensSql('o.shipping_price')} as "shippingPrice", ${tokensSql('o.discount')} as discount, carrier, tracking_number as "trackingNumber",
  created_at as "createdAt", shipped_at as "shippedAt", delivered_at as "deliveredAt", refunded_at as "refundedAt"`;

export const exportSections = {
  orders: (id) => sql`
    select ${agreed}, address, problem_reason as "problemReason", problem_text as "problemText",
      problem_answer as "problemAnswer"
    from orders o where user_id = ${id}`,
  // Without the buyer's messages, which are in the buyer's export.
  ordersSold: (id) => sql`select ${agreed} from orders o where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Refunds the unshipped orders of a seller whose account ends. */
export const cancelUnsentOf = async (unit: UnitOfWork, userId: string): Promise<void> => {
  await lockForEnding(unit.db, userId);
  for (const order of await lockUnsentOf(unit.db, userId)) await cancelOrder(unit, order, { by: 'site' });
};

/**
 * Held payments are not part of the balance that a buyer agrees to forfeit: they are refunded first.
 * @throws OrdersOpenError while the account has unshipped orders that were paid
 */
export const endOrders = async (unit: UnitOfWork, { userId }: HookData['onLeaving']): Promise<void> => {
  if (await hasUnsent(unit.db, userId)) throw new OrdersOpenError();
  await cancelUnsentOf(unit, userId);
};

/** What {@link endOrders} would pay back, and what it would refuse the deletion for. */
export const tellOrders = async ({ db }: UnitOfWork, { userId, tell }: HookData['onLeavingAsked']): Promise<void> => {
  tell({ what: 'own-orders', ...(await countUnsent(db, 'user_id', userId)) });
  tell({ what: 'sold-orders', ...(await countUnsent(db, 'performer_id', userId)) });
};

/** Cancels orders between accounts of which one has blocked the other, if nobody has begun to process them. */
export const partOrders = async (unit: UnitOfWork, { blockerId, blockedId }: HookData['onParted']): Promise<void> => {
  const orders = await lockUntouchedBetween(unit.db, blockerId, blockedId);
  for (const order of orders) await cancelOrder(unit, order, { by: 'site' });
};

/** Deletes a buyer's addresses and messages; the orders and their amounts stay for both parties. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`update orders set address = null, problem_text = '', problem_answer = '', version = version + 1 where user_id = ${id}`.execute(
    db,
  );
  await sql`update orders set description = '', version = version + 1 where performer_id = ${id}`.execute(db);
};
