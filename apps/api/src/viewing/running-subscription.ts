import { sql, type RawBuilder } from 'kysely';

const NOW = sql`now()`;

/**
 * SQL: whether a subscription runs: one that was cancelled runs to its end; one that could not be renewed (past due) has
 * ended. The one place that says so.
 *
 * @param subscription the name of `subscriptions` in the query
 * @param at the moment that is asked about, the present one if none is given
 */
export const isRunningSql = (subscription = 'subscriptions', at: RawBuilder<unknown> = NOW): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${subscription}.status`)} in ('active', 'cancelled')
    and ${sql.ref(`${subscription}.current_period_end`)} > ${at})`;
