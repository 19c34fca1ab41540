import { sql } from 'kysely';
import type { DisputesTable } from '../../platform/database/gateway-tables.ts';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { Hundredths } from '../../platform/money.ts';
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
  values: Pick<DisputesTable, 'status' | 'reversal_id' | 'due_at'> &
    Partial<Pick<DisputesTable, 'wallet_opened_at' | 'wallet_opened_reason'>>,
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

/**
 * The disputes that close their payer's wallet: open ones, and lost ones after which no operator has opened it again.
 * Its constants stand in the text: as values they would keep PostgreSQL from planning it once for all payments.
 */
const closesWallet = sql<boolean>`status <> 'won' and (status = 'open' or wallet_opened_at is null)`;

/**
 * The open and lost disputes of a user's payments, oldest payment first; locked. Without those after which the wallet
 * was opened again: what that one lacked is borne by the platform for good.
 */
export const findStandingDisputes = (db: Queryable, userId: string) =>
  db
    .selectFrom('disputes')
    .select(['id', 'payment_id', 'amount', 'reversal_id'])
    .where('user_id', '=', userId)
    .where(closesWallet)
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

/** Whether a payment has a dispute that is open or lost. */
export const isDisputed = async (db: Queryable, paymentId: string): Promise<boolean> => {
  const standing = db.selectFrom('disputes').select('id').where('status', '<>', 'won').limit(1);
  return (await standing.where('payment_id', '=', paymentId).executeTakeFirst()) !== undefined;
};

/** What closes a wallet. */
export type WalletClosure = 'open' | 'lost';

/**
 * Which dispute closes a user's wallet; null where it is open. A lost one is told before an open one, because it does not
 * end by itself.
 */
export const findWalletClosure = async (db: Queryable, userId: string): Promise<WalletClosure | null> =>
  (await selectClosing(db, { userId }))[0]?.status ?? null;

const selectClosing = hotStatement(({ userId }: { userId: string }, db) =>
  db
    .selectFrom('disputes')
    .select(sql<WalletClosure>`status`.as('status'))
    .where('user_id', '=', userId)
    .where(closesWallet)
    .orderBy('status')
    .limit(sql.lit(1))
    .modifyFront(hot('dispute')),
);

/** Whether a user's disputes take what returns to the wallet. */
export const takesTokens = async (db: Queryable, userId: string): Promise<boolean> =>
  (await findWalletClosure(db, userId)) !== null;

/** The money of a payment's disputes that have taken its tokens, in hundredths of its currency. */
export const sumChargedBack = async (db: Queryable, paymentId: string): Promise<Hundredths> => {
  const { sum } = await db
    .selectFrom('disputes')
    .select(sqlSum.as('sum'))
    .where('payment_id', '=', paymentId)
    .where('reversal_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return sum;
};

const sqlSum = sql<bigint>`coalesce(sum(amount), 0)::bigint`;

/** Opens the wallet of a payer that lost disputes have closed. Returns the disputes that no longer close it. */
export const openWallet = (db: Queryable, userId: string, reason: string) =>
  db
    .updateTable('disputes')
    .set({ wallet_opened_at: new Date(), wallet_opened_reason: reason })
    .where('user_id', '=', userId)
    .where('status', '=', 'lost')
    .where('wallet_opened_at', 'is', null)
    .returning('id')
    .execute();

export const findDispute = (db: Queryable, id: string) =>
  db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();
