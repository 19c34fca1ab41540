import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** More than anybody pays for with one card. */
const MOST = 50;

/** A user's subscriptions that were begun with a card and are charged again, at most {@link MOST}. */
export const findSubscriptionsOfCard = (db: Queryable, userId: string, cardId: string) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'performer_id', 'price', 'current_period_end'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['active', 'paused', 'past-due'])
    .where(
      'performer_id',
      'in',
      sql<string>`(select (ordered ->> 'performerId')::uuid from payments
        where card_id = ${cardId} and purpose = 'subscription' and status = 'succeeded')`,
    )
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
