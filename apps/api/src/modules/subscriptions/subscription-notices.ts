import { z } from 'zod';
import type { Context } from '../../context.ts';
import { notify } from '../notifications/notify.ts';

/** Notifies a fan that the price will rise; keeping the subscription counts as consent. */
export const notifyOfPriceRaise = (context: Context, id: string): Promise<void> =>
  context.work(async (unit) => {
    const row = await unit.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row?.next_price_from || row.next_price === null || row.next_price <= row.price) return;
    // Who has cancelled meanwhile has nothing to agree to.
    if (row.status === 'cancelled' || row.status === 'expired') return;
    const { user_id: userId, performer_id: actorId, next_price: amount } = row;
    const raised = { kind: 'subscription-price-raised', about: id, link: '/subscriptions' } as const;
    await notify(unit, { userId, actorId, amount, ...raised });
  });

const DAY_MS = 86_400_000;
/** No raise is announced longer before it acts: the most that the setting `subscriptionPriceNoticeDays` allows, and a day. */
const LONGEST_NOTICE_MS = 181 * DAY_MS;

export const keptPrice = z.object({ subscriptionId: z.uuid(), raisedFrom: z.iso.datetime() });

/**
 * Notifies a fan who was told of a raise that it was taken back, also one who has cancelled because of it. Who was told of
 * another one since is not.
 */
export const notifyOfKeptPrice = (
  context: Context,
  { subscriptionId: id, raisedFrom }: z.output<typeof keptPrice>,
): Promise<void> =>
  context.work(async (unit) => {
    const row = await unit.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || row.status === 'expired' || (row.next_price !== null && row.next_price > row.price)) return;
    const { user_id: userId, performer_id: actorId } = row;
    const told = await unit.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'subscription-price-raised')
      .where('actor_id', '=', actorId)
      .where('created_at', '>', new Date(Date.parse(raisedFrom) - LONGEST_NOTICE_MS))
      .executeTakeFirst();
    if (!told) return;
    const kept = { kind: 'subscription-price-kept', about: id, link: '/subscriptions' } as const;
    await notify(unit, { userId, actorId, amount: row.next_price ?? row.price, ...kept });
  });
