import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { notAmong } from '../../shared/not-among.ts';
import { updateSubscription } from '../subscriptions/subscriptions.repository.ts';

/** The order of a payment that renews a subscription. */
export const renewalOrder = z.object({
  subscriptionId: z.uuid(),
  /** The end of the period before the one that is paid for. */
  periodEnd: z.iso.datetime(),
});

export type RenewalOrder = z.infer<typeof renewalOrder>;

/** Renews a subscription from the card that paid for it, if that card is saved; otherwise from the wallet. */
export const renewFromCard = async (unit: UnitOfWork, subscriptionId: string, cardId: string | null): Promise<void> => {
  const kept =
    cardId === null
      ? undefined
      : await unit.db
          .selectFrom('payment_cards')
          .select('id')
          .where('id', '=', cardId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  await updateSubscription(unit.db, subscriptionId, { card_id: kept?.id ?? null });
};

/** Active subscriptions whose period ends soon, with a saved card that has not been charged for the next one. */
export const findRenewalsByCard = (
  db: Queryable,
  { until, seen }: { until: Date; seen: readonly string[] },
  limit: number,
) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('payment_cards', 'payment_cards.id', 'subscriptions.card_id')
    .selectAll('subscriptions')
    .select('payment_cards.id as kept_card_id')
    .where('subscriptions.status', '=', 'active')
    .where('subscriptions.pauses', '=', false)
    .where('subscriptions.price', '>', 0n)
    .where('subscriptions.current_period_end', '<=', until)
    .where('payment_cards.deleted_at', 'is', null)
    .where(notAmong('subscriptions.id', seen))
    .where(
      sql<boolean>`not exists (select from payments where purpose = 'renewal'
        and ordered ->> 'subscriptionId' = subscriptions.id::text
        and (ordered ->> 'periodEnd')::timestamptz >= date_trunc('milliseconds', subscriptions.current_period_end))`,
    )
    .orderBy('subscriptions.current_period_end')
    .limit(limit)
    .execute();

export type RenewalByCard = Awaited<ReturnType<typeof findRenewalsByCard>>[number];

/** Locks a subscription; undefined when it is not active any more, or has a pause set. */
export const lockForRenewal = (db: Queryable, id: string) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('pauses', '=', false)
    .forUpdate()
    .executeTakeFirst();
