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

/** SQL: changes with every write of the row, even when the values stay the same. */
const version = sql<string>`disputes.xmin::text`.as('version');

/** The version of a stored dispute; null when it is not stored yet. */
export const findVersion = async (db: Queryable, about: { provider: string; ref: string }): Promise<string | null> =>
  (await ofProvider(db, about).select(version).executeTakeFirst())?.version ?? null;

/** Inserts a dispute, or locks the stored one. The version is that of before: null when it was inserted now. */
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

/** Stores which transaction took the dispute's tokens back; null when none did. */
export const setDisputeReversal = async (db: Queryable, id: string, reversalId: string | null): Promise<void> => {
  await db
    .updateTable('disputes')
    .set({ reversal_id: reversalId, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
};

/** The open and lost disputes of a user's payments, oldest payment first; locked. */
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
 * Locks all disputes of a fan until the transaction ends; call it before a payment is locked. The end of one dispute or
 * refund may move the tokens of the fan's other disputes.
 */
export const lockDisputesOf = async (db: Queryable, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('disputes of ' || ${userId}::uuid, 0))`.execute(db);
};

/** The same for the fan who made a payment. */
export const lockDisputesOfPayer = async (db: Queryable, paymentId: string): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('disputes of ' || user_id, 0))
    from payments where id = ${paymentId}`.execute(db);
};

/** Its constants stand in the text: as values they would keep PostgreSQL from planning it once for all payments. */
const selectStanding = (db: Queryable) =>
  db.selectFrom('disputes').select('id').where('status', '<>', sql.lit('won')).limit(sql.lit(1));

/** Whether a payment has a dispute that is open or lost. */
export const isDisputed = async (db: Queryable, paymentId: string): Promise<boolean> =>
  (await selectStanding(db).where('payment_id', '=', paymentId).executeTakeFirst()) !== undefined;

/** Whether a user has a dispute that is open or lost. */
export const hasDispute = async (db: Queryable, userId: string): Promise<boolean> =>
  (await selectStandingOf(db, { userId })).length > 0;

const selectStandingOf = hotStatement(({ userId }: { userId: string }, db) =>
  selectStanding(db).where('user_id', '=', userId).modifyFront(hot('dispute')),
);

export const findDispute = (db: Queryable, id: string) =>
  db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();
