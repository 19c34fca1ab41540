import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { SubscriptionsTable } from '../../platform/database/subscription-tables.ts';

/** SQL: whether a subscription goes on: neither cancelled nor over, whoever has to do something for it. */
export const goesOnSql = sql<boolean>`subscriptions.status in ('active', 'paused', 'past-due')`;

/**
 * SQL: whether a subscription renews by itself: it goes on, no pause begins at its end, and a pause that has begun has a
 * date. Nothing else says who may be charged for a next period.
 */
export const renewsSql = sql<boolean>`(${goesOnSql}
  and (subscriptions.status <> 'paused' or subscriptions.resumes_at is not null)
  and (subscriptions.status <> 'active' or not subscriptions.pauses
    or subscriptions.resumes_at <= subscriptions.current_period_end))`;

/** SQL: when the next period is due. It names that period, also while it waits for payment. */
export const dueMomentSql = sql<Date>`case subscriptions.status
  when 'paused' then subscriptions.resumes_at else subscriptions.current_period_end end`;

type Dated = Pick<Selectable<SubscriptionsTable>, 'status' | 'resumes_at' | 'current_period_end'>;

/** {@link dueMomentSql}, of a row that was read. */
export const dueMoment = ({ status, resumes_at: resumesAt, current_period_end: end }: Dated): Date =>
  status === 'paused' && resumesAt !== null ? resumesAt : end;

/** Whether a subscription pauses when its period ends. Gifts may move that end behind the date of a pause. */
export const pausesAtEnd = ({
  status,
  pauses,
  resumes_at: resumesAt,
  current_period_end: end,
}: Dated & { pauses: boolean }): boolean => status === 'active' && pauses && (resumesAt === null || resumesAt > end);

/** SQL: what the period costs that is due next, with an announced price: what `nextPrice` says at its {@link dueMoment}. */
const duePriceSql = sql<bigint>`case
  when subscriptions.next_price is not null and subscriptions.next_price_from <= ${dueMomentSql}
  then subscriptions.next_price else subscriptions.price end`;

/** SQL: whether the period that is due next is paid for. The price of the present one does not tell. */
export const isNextPaidSql = sql<boolean>`(${duePriceSql} > 0)`;

/**
 * SQL: whether a subscription's card may be charged for the next period: something is to be paid, the card is kept, and it
 * was not tried for that period.
 */
export const isCardsTurnSql = sql<boolean>`(${renewsSql} and ${isNextPaidSql}
  and (subscriptions.card_tried_for is null
    or subscriptions.card_tried_for < date_trunc('milliseconds', ${dueMomentSql}))
  and exists (select from payment_cards where id = subscriptions.card_id and deleted_at is null))`;

/** SQL: when the wallet is asked next, or something ends: at the period's end, or when that was put off to. */
export const walletsTurnSql = sql<Date>`coalesce(subscriptions.retry_at, subscriptions.current_period_end)`;

/** SQL: whether a subscription renews, pauses or ends by now. A pause without a date is ended by its fan alone. */
export const isDueSql = (now: Date): RawBuilder<boolean> => sql<boolean>`(subscriptions.status <> 'expired'
  and (subscriptions.status <> 'paused' or subscriptions.retry_at is not null) and ${walletsTurnSql} <= ${now})`;
