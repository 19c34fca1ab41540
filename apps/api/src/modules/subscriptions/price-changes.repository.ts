import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface PriceChange {
  performerId: string;
  /** The types of subscriptions with this price. */
  types: readonly string[];
  price: Hundredths;
  now: Date;
  /** When a price increase takes effect. */
  from: Date;
}

/**
 * Applies a changed price to up to `limit` subscriptions. A decrease applies to the next renewal; an increase from the
 * date given, or from the date that was already announced for an increase at least as large. Free subscriptions stay
 * free, unless their fans have been told of a price: those that are free for a while only.
 *
 * @returns the changed subscriptions, whether each now costs more than its fan was told, and where an announced increase
 * was taken back instead, from when it would have held
 */
export const changePrices = async (db: Queryable, change: PriceChange, limit: number) => {
  const { performerId, types, price, now, from } = change;
  const { rows } = await sql<{ id: string; isRaised: boolean; keptFrom: Date | null }>`
    with due as (
      select id, coalesce(next_price, price) as known,
        case when next_price_from <= ${now} then next_price else price end as base,
        case when next_price_from > ${now} and next_price >= ${price} then next_price_from end as announced,
        case when next_price_from > ${now} and next_price > price then next_price_from end as raised_from
      from subscriptions
      where performer_id = ${performerId} and status <> 'expired' and type = any(${types}::text[])
        and (price > 0 or next_price > 0) and coalesce(next_price, price) <> ${price}
      order by id limit ${limit} for update
    )
    update subscriptions changed set price = due.base,
      next_price = case when due.base = ${price} then null else ${price}::bigint end,
      next_price_from = case when due.base = ${price} then null when due.base > ${price} then ${now}::timestamptz
        else coalesce(due.announced, ${from}::timestamptz) end
    from due where changed.id = due.id
    returning changed.id, changed.status <> 'cancelled' and ${price} > greatest(due.known, due.base) as "isRaised",
      case when ${price} <= due.base then due.raised_from end as "keptFrom"`.execute(db);
  return rows;
};
