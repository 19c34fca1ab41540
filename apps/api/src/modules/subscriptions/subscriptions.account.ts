import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';
import { nameOf } from '../../viewing/author.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';
import { expireSubscription } from './ending.service.ts';
import { tellOfGone } from './tell-ended.ts';

export const exportSections = {
  subscriptions: (id) => sql`
    select s.id as key, s.id as "_id", u.username as performer, type, status, ${tokensSql('s.price')} as price,
      started_at as "startedAt", current_period_end as "currentPeriodEnd", cancelled_at as "cancelledAt"
    from subscriptions s join users u on u.id = s.performer_id where s.user_id = ${id}`,
  subscriptionCancellations: (id) => sql`
    select c.id as key, c.subscription_id as "subscriptionId", reason, words, created_at as "createdAt",
      taken_back_at as "takenBackAt"
    from subscription_cancellations c join subscriptions s on s.id = c.subscription_id where s.user_id = ${id}`,
  subscriptionGifts: (id) => sql`
    select g.id as key, g.id as "_id", giver.username as "from", fan.username as "to", performer.username as performer,
      g.type, g.note, g.starts_at as "startsAt", g.ends_at as "endsAt", g.taken_back_at as "takenBackAt"
    from subscription_gifts g join subscriptions s on s.id = g.subscription_id
      join users giver on giver.id = g.giver_id join users fan on fan.id = s.user_id
      join users performer on performer.id = s.performer_id
    where g.giver_id = ${id} or s.user_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** The subscriptions of an account, and those to it; locked. */
const lockSubscriptions = (db: Queryable, userId: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where((where) => where.or([where('user_id', '=', userId), where('performer_id', '=', userId)]))
    .where('status', '!=', 'expired')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Deletes the texts of cancellations; the reasons stay, for the performer's summary. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`update subscription_cancellations set words = null
    where subscription_id in (select id from subscriptions where user_id = ${id})`.execute(db);
  await sql`update subscription_gifts set note = null
    where giver_id = ${id} or subscription_id in (select id from subscriptions where user_id = ${id})`.execute(db);
};

/**
 * Ends all subscriptions of and to an account at once. Unused paid time is refunded by a job, because a performer may
 * have very many subscribers; it tells them of it too. Of one without time left, which that job does not find, its fan is
 * told here. The name is taken now: by the time of the job there is none.
 */
export const expireSubscriptionsOf = async (unit: UnitOfWork, userId: string): Promise<void> => {
  const at = new Date();
  const ended = await lockSubscriptions(unit.db, userId);
  const goneName = await nameOf(unit.db, userId);
  for (const subscription of ended) {
    await expireSubscription(unit, subscription);
    if (subscription.performer_id !== userId || subscription.current_period_end > at) continue;
    tellAccount(unit, subscription.user_id, 'subscriptions');
    await tellOfGone(unit, { subscription, amount: 0n, goneName });
  }
  if (ended.some((row) => row.performer_id === userId && row.current_period_end > at)) {
    await unit.addJob('pay-unused-back', { performerId: userId, at: at.toISOString(), name: goneName });
  }
};
