import { sql } from 'kysely';
import type { DisputesTable } from '../../platform/database/gateway-tables.ts';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

type NewDispute = Pick<
  DisputesTable,
  'id' | 'payment_id' | 'user_id' | 'provider' | 'provider_ref' | 'amount' | 'reason' | 'status' | 'due_at'
>;

const ofProvider = (db: Queryable, { provider, ref }: { provider: string; ref: string }) =>
  db.selectFrom('disputes').where('provider', '=', provider).where('provider_ref', '=', ref);

/** Changes whenever a dispute is written down, also where that changes nothing of it. */
const version = sql<string>`disputes.xmin::text`.as('version');

/** The version of a dispute; null where there is none yet. */
export const findVersion = async (db: Queryable, about: { provider: string; ref: string }): Promise<string | null> =>
  (await ofProvider(db, about).select(version).executeTakeFirst())?.version ?? null;

/** Opens a dispute (its version is null then), or takes the one that there is for this transaction. */
export const lockDispute = async (db: Queryable, dispute: NewDispute) => {
  const { provider, provider_ref: ref } = dispute;
  const opened = await db
    .insertInto('disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.columns(['provider', 'provider_ref']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const held = await ofProvider(db, { provider, ref })
    .selectAll()
    .select(version)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...held, version: opened ? null : held.version };
};

export const updateDispute = async (
  db: Queryable,
  id: string,
  values: Pick<DisputesTable, 'status' | 'reversal_id' | 'due_at'>,
): Promise<void> => {
  await db
    .updateTable('disputes')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
};

/** Notes what has taken the tokens of a dispute; null: nothing. */
export const setDisputeReversal = async (db: Queryable, id: string, reversalId: string | null): Promise<void> => {
  await db
    .updateTable('disputes')
    .set({ reversal_id: reversalId, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
};

/** Disputes of somebody's payments that are open or lost, by the age of the payment. */
export const findStandingDisputes = (db: Queryable, userId: string) =>
  db
    .selectFrom('disputes')
    .select(['id', 'payment_id', 'amount', 'reversal_id'])
    .where('user_id', '=', userId)
    .where('status', '<>', 'won')
    .orderBy('payment_id')
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Locks what is disputed of the fan who made a payment until the transaction ends, before the payment itself: what ends
 * one dispute or refund of a fan may have to move the tokens of another one.
 */
export const lockDisputesOfPayer = async (db: Queryable, paymentId: string): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('disputes of ' || user_id, 0))
    from payments where id = ${paymentId}`.execute(db);
};

const selectStanding = (db: Queryable) => db.selectFrom('disputes').select('id').where('status', '<>', 'won').limit(1);

/** Whether a payment is disputed, or was lost to a dispute. */
export const isDisputed = async (db: Queryable, paymentId: string): Promise<boolean> =>
  (await selectStanding(db).where('payment_id', '=', paymentId).executeTakeFirst()) !== undefined;

/** Whether somebody has a dispute that is open or lost. */
export const hasDispute = async (db: Queryable, userId: string): Promise<boolean> =>
  (await selectStandingOf(db, { userId })).length > 0;

const selectStandingOf = hotStatement(({ userId }: { userId: string }, db) =>
  selectStanding(db).where('user_id', '=', userId).modifyFront(hot('dispute')),
);

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
