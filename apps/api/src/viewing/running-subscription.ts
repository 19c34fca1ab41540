import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '../platform/database/tables.ts';

type Subscription = Selectable<Database['subscriptions']>;

const NOW = sql`now()`;

/** Whether a subscription is running: what {@link isRunningSql} says, of a row that was read. */
export const isRunning = (
  { status, current_period_end }: Pick<Subscription, 'status' | 'current_period_end'>,
  at = new Date(),
) => (status === 'active' || status === 'cancelled') && current_period_end > at;

/**
 * SQL: whether a subscription is running: a cancelled one until its end; a past due one is not. Nothing else defines it.
 *
 * @param subscription the name of `subscriptions` in the query
 * @param at the time in question, by default now
 */
export const isRunningSql = (subscription = 'subscriptions', at: RawBuilder<unknown> = NOW): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${subscription}.status`)} in ('active', 'cancelled')
    and ${sql.ref(`${subscription}.current_period_end`)} > ${at})`;
