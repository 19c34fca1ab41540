import { sql } from 'kysely';
import type { LedgerTransactionsTable } from '../../platform/database/money-tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { accountKey, type OwnedAccountRef } from './ledger.accounts.ts';

export interface AccountRow {
  id: string;
  owner_id: string;
  kind: OwnedAccountRef['kind'];
  balance: Hundredths;
  /** The promotional part of a wallet's balance. */
  promotional: Hundredths;
}

/**
 * Locks people's accounts until the transaction ends, always in the same order, so that two movements over the same
 * accounts wait for one another instead of deadlocking. Wallets first: so an earnings account, which many fans may
 * pay into at once, is never locked by a transaction that still waits for a wallet.
 */
const selectForMovement = async (db: Queryable, accounts: readonly OwnedAccountRef[]): Promise<AccountRow[]> => {
  const pairs = accounts.map(({ ownerId, kind }) => sql`(${ownerId}::uuid, ${kind})`);
  const { rows } = await sql<AccountRow>`
    select id, owner_id, kind, balance, promotional from ledger_accounts
    where (owner_id, kind) in (${sql.join(pairs)})
    order by kind desc, owner_id
    for no key update`.execute(db);
  return rows;
};

/**
 * Which of these people have deleted their accounts. A deletion locks the ledger accounts too, so the result does not
 * change for a caller who has locked them.
 */
export const findDeletedOwners = async (db: Queryable, ownerIds: readonly string[]): Promise<string[]> => {
  const gone = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ownerIds)
    .where('deleted_at', 'is not', null)
    .execute();
  return gone.map(({ id }) => id);
};

/** Whether one of these people has deleted the account, see {@link findDeletedOwners}. */
export const hasDeletedOwner = async (db: Queryable, ownerIds: readonly string[]): Promise<boolean> =>
  (await findDeletedOwners(db, ownerIds)).length > 0;

/**
 * Locks the accounts of a movement, and opens those that do not exist yet with a balance of zero.
 * @param alsoIfOpen accounts that are locked too, if they exist
 */
export const lockAccounts = async (
  db: Queryable,
  accounts: readonly OwnedAccountRef[],
  alsoIfOpen: readonly OwnedAccountRef[] = [],
): Promise<AccountRow[]> => {
  if (accounts.length === 0) return [];
  const all = [...accounts, ...alsoIfOpen];
  const found = await selectForMovement(db, all);
  const keys = new Set(found.map(({ owner_id: ownerId, kind }) => accountKey({ ownerId, kind })));
  const missing = accounts.filter((account) => !keys.has(accountKey(account)));
  if (missing.length === 0) return found;
  await db
    .insertInto('ledger_accounts')
    .values(missing.map(({ ownerId, kind }) => ({ id: newId(), owner_id: ownerId, kind })))
    .onConflict((conflict) => conflict.columns(['owner_id', 'kind']).doNothing())
    .execute();
  return selectForMovement(db, all);
};

export interface EntryRow {
  account_id: string;
  amount: Hundredths;
  promotional: Hundredths;
  available_at: Date | null;
}

export type TransactionRow = Pick<
  LedgerTransactionsTable,
  'id' | 'kind' | 'user_id' | 'performer_id' | 'item_type' | 'item_id' | 'amount' | 'note' | 'reverses_id'
> & { commission: Hundredths; created_at: Date };

/**
 * Inserts a movement with its entries and updates the balances of locked accounts, in one statement. A check of the
 * table refuses a balance on the wrong side of zero (SQLSTATE 23514).
 */
export const writeMovement = async (
  db: Queryable,
  transaction: TransactionRow,
  entries: readonly EntryRow[],
): Promise<void> => {
  await db
    .with('movement', (cte) => cte.insertInto('ledger_transactions').values(transaction))
    .with('written', (cte) =>
      cte
        .insertInto('ledger_entries')
        .values(entries.map((entry) => ({ ...entry, transaction_id: transaction.id })))
        .returning(['account_id', 'amount', 'promotional']),
    )
    .with('change', (cte) =>
      cte
        .selectFrom('written')
        .groupBy('account_id')
        .select(['account_id', sql<bigint>`sum(amount)::bigint`.as('amount')])
        .select(sql<bigint>`sum(promotional)::bigint`.as('promotional')),
    )
    .updateTable('ledger_accounts')
    .from('change')
    .set({
      balance: sql`ledger_accounts.balance + change.amount`,
      promotional: sql`ledger_accounts.promotional + change.promotional`,
    })
    .whereRef('ledger_accounts.id', '=', 'change.account_id')
    .where('ledger_accounts.owner_id', 'is not', null)
    .execute();
};

/** The balance of an owned account; zero if it was never opened. */
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
