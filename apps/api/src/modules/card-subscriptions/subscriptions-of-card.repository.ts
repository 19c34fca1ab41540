import type { Queryable } from '../../platform/unit-of-work.ts';
import { goesOnSql } from '../subscriptions/renewable.ts';

/** More than anybody pays for with one card. */
const MOST = 50;

/** A user's subscriptions that are renewed from a card, at most {@link MOST}. */
export const findSubscriptionsOfCard = (db: Queryable, userId: string, cardId: string) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'performer_id', 'status', 'price', 'next_price', 'next_price_from', 'current_period_end'])
    .where('user_id', '=', userId)
    .where(goesOnSql)
    .where('card_id', '=', cardId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
