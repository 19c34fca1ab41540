import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';
import type { CancelBody } from './subscriptions.schema.ts';

export const insertCancellation = async (
  db: Queryable,
  { id: subscription_id, performer_id }: SubscriptionRow,
  { reason, words }: NonNullable<CancelBody>,
): Promise<void> => {
  await db
    .insertInto('subscription_cancellations')
    .values({ id: newId(), subscription_id, performer_id, reason, words: words === '' ? null : words })
    .execute();
};

/** Withdraws the reason that was given when a subscription was cancelled, because it continues. */
export const withdrawCancellation = async (db: Queryable, subscriptionId: string): Promise<void> => {
  await db
    .updateTable('subscription_cancellations')
    .set({ taken_back_at: new Date() })
    .where('subscription_id', '=', subscriptionId)
    .where('taken_back_at', 'is', null)
    .execute();
};
