import type { DisputesTable } from '../../platform/database/gateway-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

type NewDispute = Pick<
  DisputesTable,
  'id' | 'payment_id' | 'user_id' | 'provider' | 'provider_ref' | 'amount' | 'reason' | 'status'
>;

/** Opens a dispute, or takes the one that there is for this transaction. */
export const holdDispute = async (db: Queryable, dispute: NewDispute) => {
  await db
    .insertInto('disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.columns(['provider', 'provider_ref']).doNothing())
    .execute();
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('provider', '=', dispute.provider)
    .where('provider_ref', '=', dispute.provider_ref)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export const updateDispute = async (
  db: Queryable,
  id: string,
  values: Pick<DisputesTable, 'status' | 'reversal_id'>,
): Promise<void> => {
  await db
    .updateTable('disputes')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
};

const selectStanding = (db: Queryable) => db.selectFrom('disputes').select('id').where('status', '<>', 'won').limit(1);

/** Whether a payment is disputed, or was lost to a dispute. */
export const isDisputed = async (db: Queryable, paymentId: string): Promise<boolean> =>
  (await selectStanding(db).where('payment_id', '=', paymentId).executeTakeFirst()) !== undefined;

/** Whether somebody has a dispute that is open or lost. */
export const hasDispute = async (db: Queryable, userId: string): Promise<boolean> =>
  (await selectStanding(db).where('user_id', '=', userId).executeTakeFirst()) !== undefined;

export const findDispute = (db: Queryable, id: string) =>
  db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();

/** Disputes, the newest first, for operators. */
export const findDisputes = (db: Queryable, page: { limit: number; before: string | null }) =>
  db
    .selectFrom('disputes')
    .selectAll()
    .$if(page.before !== null, (query) => query.where('id', '<', page.before))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
