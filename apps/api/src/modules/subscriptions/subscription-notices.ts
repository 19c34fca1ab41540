import type { Context } from '../../context.ts';
import { siteUrl } from '../../platform/site-url.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { notify } from '../notifications/notify.ts';

const PAGE = '/subscriptions';

const findTold = (db: Queryable, id: string) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('users as fan', 'fan.id', 'subscriptions.user_id')
    .innerJoin('users as performer', 'performer.id', 'subscriptions.performer_id')
    .selectAll('subscriptions')
    .select(['fan.name', 'fan.email', 'fan.locale', 'performer.name as performer'])
    .where('subscriptions.id', '=', id)
    .executeTakeFirst();

/** Tells a fan that a period will cost more from some day on: whoever lets it run agrees. */
export const notifyOfPriceRaise = (context: Context, id: string): Promise<void> =>
  context.work(async (unit) => {
    const row = await findTold(unit.db, id);
    if (!row?.next_price_from || row.next_price === null || row.next_price <= row.price) return;
    const { user_id: userId, performer_id: actorId, next_price: amount, email: to } = row;
    await notify(unit, { userId, kind: 'subscription-price-raised', actorId, amount, link: PAGE });
    if (to === null) return;
    const { name, performer, locale, type, current_period_end: end } = row;
    const from = row.next_price_from > end ? row.next_price_from : end;
    const prices = { before: fromHundredths(row.price), price: fromHundredths(amount) };
    const data = { name, performer, plan: type === 'free' ? 'monthly' : type, ...prices, from } as const;
    const url = siteUrl(context.config, PAGE);
    await queueMail(unit, { to, userId, locale, template: 'subscription-price-raised', data: { ...data, url } });
  });

/** Tells a fan by mail that a subscription could not be renewed, as long as it waits; the notice was at once. */
export const mailFailedRenewal = (context: Context, id: string): Promise<void> =>
  context.work(async (unit) => {
    const row = await findTold(unit.db, id);
    if (row?.status !== 'past-due' || row.email === null) return;
    const { user_id: userId, email: to, locale, name, performer } = row;
    const data = { name, performer, price: fromHundredths(row.price), url: siteUrl(context.config, PAGE) };
    await queueMail(unit, { to, userId, locale, template: 'subscription-unpaid', data });
  });
