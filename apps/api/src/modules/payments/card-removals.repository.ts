import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Deleted cards that are still at their gateway. A payment that is pending may have to be charged again. */
const selectRemovable = (db: Queryable) =>
  db
    .selectFrom('payment_cards as card')
    .innerJoin('users', 'users.id', 'card.user_id')
    .where('card.deleted_at', 'is not', null)
    .where('card.removed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.card_id', '=', 'card.id')
            .where('payments.status', '=', 'pending'),
        ),
      ),
    );

/** A card that may be removed from its gateway; `owner_deleted_at` is when its owner's account was deleted. */
export const findRemovableCard = (db: Queryable, id: string) =>
  selectRemovable(db)
    .select(['card.provider', 'card.provider_ref', 'users.deleted_at as owner_deleted_at'])
    .where('card.id', '=', id)
    .executeTakeFirst();

/** Those of these gateways that were deleted before a moment, the longest ago first. */
export const findRemovableCards = (
  db: Queryable,
  { providers, before, limit }: { providers: readonly string[]; before: Date; limit: number },
) =>
  selectRemovable(db)
    .select('card.id')
    .where('card.provider', '=', sql<string>`any(${providers}::text[])`)
    .where('card.deleted_at', '<', before)
    .orderBy('card.deleted_at')
    .limit(limit)
    .execute();

export const markRemoved = async (db: Queryable, id: string): Promise<void> => {
  await db.updateTable('payment_cards').set({ removed_at: new Date() }).where('id', '=', id).execute();
};
