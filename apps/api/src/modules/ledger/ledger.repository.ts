import { sql } from 'kysely';
import type { LedgerTransactionsTable } from '../../platform/database/money-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { OwnedAccountRef } from './ledger.accounts.ts';

export interface AccountRow {
  id: string;
  owner_id: string;
  kind: OwnedAccountRef['kind'];
  balance: Hundredths;
}

/**
 * Locks people's accounts until the transaction ends, always in the same order, so that two movements over the same
 * accounts wait for one another instead of deadlocking. Wallets come first: an earnings account, which many fans may
 * pay into at once, is then never held by someone who still waits for a wallet.
 */
const selectForMovement = async (db: Queryable, accounts: readonly OwnedAccountRef[]): Promise<AccountRow[]> => {
  const pairs = accounts.map(({ ownerId, kind }) => sql`(${ownerId}::uuid, ${kind})`);
  const { rows } = await sql<AccountRow>`
    select id, owner_id, kind, balance from ledger_accounts
    where (owner_id, kind) in (${sql.join(pairs)})
    order by kind desc, owner_id
    for no key update`.execute(db);
  return rows;
};

/**
 * Whether one of these people has deleted the account. A deletion holds the ledger accounts too, so whoever asks after
 * locking them is answered once and for all.
 */
export const hasDeletedOwner = async (db: Queryable, ownerIds: readonly string[]): Promise<boolean> => {
  const gone = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ownerIds)
    .where('deleted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return gone !== undefined;
};

/** Locks the accounts of a movement and opens those that do not exist yet, with nothing in them. */
export const lockAccounts = async (db: Queryable, accounts: readonly OwnedAccountRef[]): Promise<AccountRow[]> => {
  if (accounts.length === 0) return [];
  const found = await selectForMovement(db, accounts);
  if (found.length === accounts.length) return found;
  await db
    .insertInto('ledger_accounts')
    .values(accounts.map(({ ownerId, kind }) => ({ id: newId(), owner_id: ownerId, kind })))
    .onConflict((conflict) => conflict.columns(['owner_id', 'kind']).doNothing())
    .execute();
  return selectForMovement(db, accounts);
};

export interface EntryRow {
  account_id: string;
  amount: Hundredths;
}

export type TransactionRow = Pick<
  LedgerTransactionsTable,
  'id' | 'kind' | 'user_id' | 'performer_id' | 'item_type' | 'item_id' | 'amount' | 'note'
> & { commission: Hundredths; created_at: Date };

/** Writes a movement and its entries in one statement. */
export const insertMovement = async (
  db: Queryable,
  transaction: TransactionRow,
  entries: readonly EntryRow[],
): Promise<void> => {
  await db
    .with('movement', (cte) => cte.insertInto('ledger_transactions').values(transaction))
    .insertInto('ledger_entries')
    .values(entries.map((entry) => ({ ...entry, transaction_id: transaction.id })))
    .execute();
};

/** Adds to the balances of locked accounts. A check of the table refuses a balance below zero (SQLSTATE 23514). */
export const addToBalances = async (db: Queryable, changes: readonly EntryRow[]): Promise<void> => {
  if (changes.length === 0) return;
  const values = changes.map((change) => sql`(${change.account_id}::uuid, ${change.amount}::bigint)`);
  await sql`
    update ledger_accounts set balance = balance + change.amount
    from (values ${sql.join(values)}) as change (id, amount)
    where ledger_accounts.id = change.id`.execute(db);
};

/** The balance of someone's account; zero where it was never used. */
export const findBalance = async (db: Queryable, { ownerId, kind }: OwnedAccountRef): Promise<Hundredths> => {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.balance ?? 0n;
};

/** Opens the empty wallet of a new account. */
export const openWallet = async (db: Queryable, ownerId: string): Promise<void> => {
  await db.insertInto('ledger_accounts').values({ id: newId(), owner_id: ownerId, kind: 'wallet' }).execute();
};
