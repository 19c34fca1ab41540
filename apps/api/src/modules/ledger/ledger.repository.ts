import { sql } from 'kysely';
import type { LedgerTransactionsTable } from '../../platform/database/money-tables.ts';
import { newId } from '../../platform/ids.ts';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
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
 * pay into at once, is never locked by a transaction that still waits for a wallet. Accounts that
 * were never opened are absent.
 */
export const lockOpenAccounts = async (db: Queryable, accounts: readonly OwnedAccountRef[]): Promise<AccountRow[]> =>
  accounts.length === 0
    ? []
    : selectForMovement(db, {
        owners: accounts.map(({ ownerId }) => ownerId),
        kinds: accounts.map(({ kind }) => kind),
      });

const selectForMovement = hotStatement(
  ({ owners, kinds }: { owners: readonly string[]; kinds: readonly string[] }) => sql<AccountRow>`${hot('ledger-lock')}
    select id, owner_id, account.kind, balance, promotional
    from ledger_accounts account
    join unnest(${owners}::uuid[], ${kinds}::text[]) as asked (owner, kind)
      on account.owner_id = asked.owner and account.kind = asked.kind
    order by account.kind desc, owner_id
    for no key update of account`,
);

/**
 * Which of these people have deleted their accounts. A deletion locks the ledger accounts too, so the result does not
 * change for a caller who has locked them.
 */
export const findDeletedOwners = async (db: Queryable, ownerIds: readonly string[]): Promise<string[]> => {
  if (ownerIds.length === 0) return [];
  const gone = await selectDeletedOwners(db, { ownerIds });
  return gone.map(({ id }) => id);
};

const selectDeletedOwners = hotStatement(
  ({ ownerIds }: { ownerIds: readonly string[] }) => sql<{ id: string }>`${hot('ledger-owners-gone')}
    select id from users where id = any(${ownerIds}::uuid[]) and deleted_at is not null`,
);

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
  const all = [...accounts, ...alsoIfOpen];
  const found = await lockOpenAccounts(db, all);
  const missing = missingOf(accounts, found);
  if (missing.length === 0) return found;
  await openAccounts(db, missing);
  return lockOpenAccounts(db, all);
};

/** Which of some accounts were never opened. */
export const missingOf = (accounts: readonly OwnedAccountRef[], rows: readonly AccountRow[]): OwnedAccountRef[] => {
  const keys = new Set(rows.map(({ owner_id: ownerId, kind }) => accountKey({ ownerId, kind })));
  return accounts.filter((account) => !keys.has(accountKey(account)));
};

/** Opens accounts with nothing in them, unless they are open. */
export const openAccounts = async (db: Queryable, accounts: readonly OwnedAccountRef[]): Promise<void> => {
  await db
    .insertInto('ledger_accounts')
    .values(accounts.map(({ ownerId, kind }) => ({ id: newId(), owner_id: ownerId, kind })))
    .onConflict((conflict) => conflict.columns(['owner_id', 'kind']).doNothing())
    .execute();
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
  await insertMovement(db, {
    ...transaction,
    accounts: entries.map((entry) => entry.account_id),
    amounts: entries.map((entry) => entry.amount),
    gifts: entries.map((entry) => entry.promotional),
    days: entries.map((entry) => entry.available_at),
  });
};

interface MovementParams extends TransactionRow {
  accounts: readonly string[];
  amounts: readonly Hundredths[];
  gifts: readonly Hundredths[];
  days: ReadonlyArray<Date | null>;
}

const insertMovement = hotStatement(
  (row: MovementParams) => sql`${hot('ledger-movement')}
    with movement as (
      insert into ledger_transactions
        (id, kind, user_id, performer_id, item_type, item_id, amount, commission, note, reverses_id, created_at)
      values (${row.id}, ${row.kind}, ${row.user_id}, ${row.performer_id}, ${row.item_type}, ${row.item_id},
        ${row.amount}, ${row.commission}, ${row.note}, ${row.reverses_id}, ${row.created_at})
    ),
    written as (
      insert into ledger_entries (transaction_id, account_id, amount, promotional, available_at)
      select ${row.id}::uuid, entry.* from unnest(${row.accounts}::uuid[], ${row.amounts}::bigint[],
        ${row.gifts}::bigint[], ${row.days}::timestamptz[]) as entry
      returning account_id, amount, promotional
    ),
    change as (
      select account_id, sum(amount)::bigint as amount, sum(promotional)::bigint as promotional
      from written group by account_id
    )
    update ledger_accounts set balance = balance + change.amount, promotional = ledger_accounts.promotional + change.promotional
    from change where ledger_accounts.id = change.account_id and ledger_accounts.owner_id is not null`,
);

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
