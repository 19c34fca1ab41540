import { sql } from 'kysely';
import type { SubscriptionsTable } from '../../platform/database/subscription-tables.ts';
import { countOnPerformer } from '../performers/performer-counts.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';
import { isDueSql, walletsTurnSql } from './renewable.ts';
import type { Offer } from './subscription-terms.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { notAmong } from '../../shared/not-among.ts';

/** The prices of a verified performer; undefined when there is no such performer. */
export const findOffer = (db: Queryable, performerId: string): Promise<Offer | undefined> =>
  db
    .selectFrom('performers')
    .innerJoin('users', 'users.id', 'performers.user_id')
    .where('performers.user_id', '=', performerId)
    .where(isLiving())
    .where('performers.verified_at', 'is not', null)
    .select([
      'performers.monthly_price',
      'performers.quarterly_price',
      'performers.half_yearly_price',
      'performers.yearly_price',
      'performers.is_free_trial',
    ])
    .executeTakeFirst();

/** Whether a fan's account is active and neither party has blocked the other. */
export const areOnTerms = async (
  db: Queryable,
  { user_id, performer_id }: Pick<SubscriptionRow, 'user_id' | 'performer_id'>,
): Promise<boolean> => {
  const { rows } = await sql<{ areOnTerms: boolean }>`
    select ${hasLivingOwner('party.user_id')} and not exists (
      select from user_blocks
      where (blocker_id, blocked_id) in ((party.user_id, party.performer_id), (party.performer_id, party.user_id))
    ) as "areOnTerms"
    from (values (${user_id}::uuid, ${performer_id}::uuid)) as party (user_id, performer_id)`.execute(db);
  return rows[0]?.areOnTerms ?? false;
};

const selectOf = (db: Queryable, userId: string, performerId: string) =>
  db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).where('performer_id', '=', performerId);

export const findSubscriptionTo = (db: Queryable, userId: string, performerId: string) =>
  selectOf(db, userId, performerId).executeTakeFirst();

/** Locks a fan's subscription to a performer. */
export const lockSubscription = (db: Queryable, userId: string, performerId: string) =>
  selectOf(db, userId, performerId).forUpdate().executeTakeFirst();

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof lockSubscription>>>;

export const lockOwnSubscription = (db: Queryable, userId: string, id: string) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

type NewSubscription = Pick<
  SubscriptionsTable,
  'id' | 'user_id' | 'performer_id' | 'type' | 'price' | 'current_period_end'
> &
  Partial<Pick<SubscriptionsTable, 'next_price' | 'next_price_from' | 'failure' | 'period_day'>> & {
    started_at: Date;
    status?: SubscriptionsTable['status'];
    gifted_until?: Date;
  };

/** Returns undefined when a concurrent request has subscribed the fan. */
export const insertSubscription = (db: Queryable, subscription: NewSubscription) =>
  db
    .insertInto('subscriptions')
    .values({ status: 'active', ...subscription })
    .onConflict((conflict) => conflict.columns(['user_id', 'performer_id']).doNothing())
    .returningAll()
    .executeTakeFirst();

export type SubscriptionChange = Partial<
  Pick<
    SubscriptionsTable,
    | 'type'
    | 'status'
    | 'price'
    | 'current_period_end'
    | 'period_day'
    | 'cancelled_at'
    | 'retry_at'
    | 'resumes_at'
    | 'gifted_until'
    | 'next_price'
    | 'next_price_from'
    | 'failure'
  >
> & { started_at?: Date; pauses?: boolean; card_id?: string | null; card_tried_for?: Date };

export const updateSubscription = (db: Queryable, id: string, change: SubscriptionChange) =>
  db.updateTable('subscriptions').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Changes the number of subscribers that a performer's row keeps. */
export const countSubscriber = (db: Queryable, performerId: string, change: 1 | -1): Promise<void> =>
  countOnPerformer(db, performerId, 'subscriber_count', change);

/** Subscriptions that are due, the longest waiting first: their period has ended, or their next attempt has come. */
export const findDueSubscriptions = (
  db: Queryable,
  { now, seen }: { now: Date; seen: readonly string[] },
  limit: number,
) =>
  db
    .selectFrom('subscriptions')
    .select('id')
    .where(isDueSql(now))
    .where(notAmong('id', seen))
    .orderBy(walletsTurnSql)
    .limit(limit)
    .execute();

/** Locks a subscription if it is still due, so that concurrent jobs charge each period once. */
export const lockDueSubscription = (db: Queryable, id: string, now: Date) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where(isDueSql(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export interface SubscriptionSearch {
  side: 'user_id' | 'performer_id';
  accountId: string;
  status: SubscriptionsTable['status'] | undefined;
  performerId: string | undefined;
}

const searchOf = (db: Queryable, { side, accountId, status, performerId }: SubscriptionSearch) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('users as performer', 'performer.id', 'subscriptions.performer_id')
    .where(isLiving('performer'))
    .where(`subscriptions.${side}`, '=', accountId)
    .$if(status !== undefined, (query) => query.where('subscriptions.status', '=', status ?? 'active'))
    .$if(performerId !== undefined, (query) => query.where('subscriptions.performer_id', '=', performerId ?? ''));

/** The subscriptions of one side, newest first. */
export const findSubscriptions = (
  db: Queryable,
  search: SubscriptionSearch,
  { limit, before }: { limit: number; before: string | null },
) =>
  searchOf(db, search)
    .selectAll('subscriptions')
    .$if(before !== null, (query) => query.where('subscriptions.id', '<', before ?? ''))
    .orderBy('subscriptions.id', 'desc')
    .limit(limit + 1)
    .execute();

/**
 * Their number. Asks for each of the account's rows whether its performer exists, instead of reading all performers.
 */
export const countSubscriptions = (
  db: Queryable,
  { side, accountId, status, performerId }: SubscriptionSearch,
): Promise<number> =>
  countUpTo(
    db,
    db
      .selectFrom('subscriptions')
      .where(hasLivingOwner('subscriptions.performer_id'))
      .where(side, '=', accountId)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
      .$if(performerId !== undefined, (query) => query.where('performer_id', '=', performerId ?? '')),
  );
