import { sql } from 'kysely';
import type { SubscriptionCancellationsTable } from '../../platform/database/subscription-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { SubscriberSummary } from './summary.schema.ts';

type Counts = Omit<SubscriberSummary, 'reasons' | 'words'>;

const SOLD = ['monthly', 'quarterly', 'half-yearly', 'yearly', 'free'] as const;

/** The numbers of a performer's subscribers by plan. Trials, gifts, paused and unpaid ones are counted as such only. */
export const countSubscribers = async (db: Queryable, performerId: string): Promise<Counts> => {
  const planCounts = SOLD.map((type) => sql`${type}::text, count(*) filter (where way = ${type})`);
  const { rows } = await sql<Counts>`
    with held as (
      select status, case
        when status in ('paused', 'past-due') then status
        when gifted_until = current_period_end then 'gift'
        when type = 'free' and (price > 0 or next_price > 0) then 'trial'
        else type end as way
      from subscriptions where performer_id = ${performerId} and status <> 'expired'
    )
    select count(*)::int as total, jsonb_build_object(${sql.join(planCounts)}) as plans,
      (count(*) filter (where way = 'trial'))::int as trials,
      (count(*) filter (where way = 'gift'))::int as gifts,
      (count(*) filter (where way = 'paused'))::int as paused,
      (count(*) filter (where way = 'past-due'))::int as unpaid,
      (count(*) filter (where status = 'cancelled' and way <> 'gift'))::int as ending
    from held`.execute(db);
  return rows[0] as Counts;
};

const counting = (db: Queryable, performerId: string, since: Date) =>
  db
    .selectFrom('subscription_cancellations')
    .where('performer_id', '=', performerId)
    .where('taken_back_at', 'is', null)
    .where('created_at', '>=', since);

type Reason = SubscriptionCancellationsTable['reason'];

/** The reasons of cancellations since a moment, the most frequent first. */
export const countReasons = (db: Queryable, performerId: string, since: Date) =>
  counting(db, performerId, since)
    .select(['reason', sql<number>`count(*)::int`.as('count')])
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .$castTo<{ reason: Reason; count: number }>()
    .execute();

/** The texts of cancellations since a moment, newest first, without their authors. */
export const findWords = async (db: Queryable, performerId: string, since: Date) => {
  const rows = await counting(db, performerId, since)
    .select(['reason', 'words'])
    .where('words', 'is not', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ reason, words }) => ({ reason, words: words ?? '' }));
};
