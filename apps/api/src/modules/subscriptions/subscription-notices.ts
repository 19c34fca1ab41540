import type { Context } from '../../context.ts';
import { notify } from '../notifications/notify.ts';

/** Notifies a fan that the price will rise; keeping the subscription counts as consent. */
export const notifyOfPriceRaise = (context: Context, id: string): Promise<void> =>
  context.work(async (unit) => {
    const row = await unit.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row?.next_price_from || row.next_price === null || row.next_price <= row.price) return;
    const { user_id: userId, performer_id: actorId, next_price: amount } = row;
    const raised = { kind: 'subscription-price-raised', about: id, link: '/subscriptions' } as const;
    await notify(unit, { userId, actorId, amount, ...raised });
  });
