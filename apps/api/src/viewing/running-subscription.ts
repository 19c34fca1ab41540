import { sql, type RawBuilder } from 'kysely';

const NOW = sql`now()`;

/**
 * SQL: whether a subscription is running: a cancelled one until its end; a past due one is not. The only definition of
 * that.
 *
 * @param subscription the name of `subscriptions` in the query
 * @param at the time in question, by default now
 */
export const isRunningSql = (subscription = 'subscriptions', at: RawBuilder<unknown> = NOW): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${subscription}.status`)} in ('active', 'cancelled')
    and ${sql.ref(`${subscription}.current_period_end`)} > ${at})`;
