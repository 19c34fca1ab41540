import { sql } from 'kysely';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { LedgerTransactionKind, PlatformAccountKind } from '../../platform/database/money-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { AccountRef } from './ledger.accounts.ts';

export interface ReversedEntry {
  account: AccountRef;
  amount: Hundredths;
  promotional: Hundredths;
  availableAt: Date | null;
}

export interface ReversibleTransaction {
  id: string;
  kind: LedgerTransactionKind;
  user_id: string | null;
  performer_id: string | null;
  item_type: string | null;
  item_id: string | null;
  amount: Hundredths;
  commission: Hundredths;
  created_at: Date;
  /** How much of the amount is reversed at present. */
  reversed: Hundredths;
  entries: ReversedEntry[];
}

/** Locks a transaction, so that two reversals of it wait for one another. @throws NotFoundError */
export const lockForReversal = async (db: Queryable, id: string): Promise<ReversibleTransaction> => {
  const locked = await db
    .selectFrom('ledger_transactions')
    .select(['id', 'kind', 'user_id', 'performer_id', 'item_type', 'item_id', 'amount', 'commission', 'created_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw new NotFoundError();
  // Read after locking the row, so that a reversal that this one waited for is visible.
  const { reversed } = await db
    .selectNoFrom(sql<bigint>`ledger_reversed(${id}::uuid)`.as('reversed'))
    .executeTakeFirstOrThrow();
  return { ...locked, reversed, entries: await findEntries(db, id) };
};

const findEntries = async (db: Queryable, transactionId: string): Promise<ReversedEntry[]> => {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(['account.kind', 'account.owner_id', 'entry.amount', 'entry.promotional', 'entry.available_at'])
    .where('entry.transaction_id', '=', transactionId)
    .orderBy('entry.id')
    .execute();
  return rows.map(({ kind, owner_id: ownerId, amount, promotional, available_at: availableAt }) => ({
    account: (ownerId === null ? { kind } : { kind, ownerId }) as AccountRef,
    amount,
    promotional,
    availableAt,
  }));
};

/**
 * What stands reversed of a transaction on each of the platform's accounts, with the signs of its own entries: without
 * what was taken back by a reversal of a reversal. The caller has locked it.
 */
export const loadStandingShares = async (
  db: Queryable,
  id: string,
): Promise<ReadonlyMap<PlatformAccountKind, Hundredths>> => {
  const { rows } = await sql<{ kind: PlatformAccountKind; amount: Hundredths }>`
    with back as (select id from ledger_transactions where reverses_id = ${id}::uuid)
    select account.kind, (-sum(entry.amount))::bigint as amount
    from ledger_entries entry
    join ledger_accounts account on account.id = entry.account_id and account.owner_id is null
    where entry.transaction_id in (
      select id from back union all select id from ledger_transactions where reverses_id in (select id from back))
    group by account.kind`.execute(db);
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
};

export interface Refund {
  amount: Hundredths;
  /** Why, in words that both sides read; null where nobody wrote any. */
  note: string | null;
  createdAt: Date;
}

/** The refunds of each of these transactions that stand, the oldest first; amounts in hundredths of a token. */
export const loadRefunds = async (
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Refund[]>> => {
  const { rows } = await sql<Refund & { of: string }>`
    select reverses_id as of, amount - ledger_reversed(id) as amount, note, created_at as "createdAt"
    from ledger_transactions
    where reverses_id = any(${ids}::uuid[]) and kind = 'refund' and amount > ledger_reversed(id)
    order by created_at, id`.execute(db);
  return Map.groupBy(rows, ({ of }) => of);
};

/** What was given back of each of these transactions, in hundredths of a token. */
export const loadReversed = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Hundredths>> => {
  const { rows } = await sql<{ id: string; reversed: Hundredths }>`
    select id, ledger_reversed(id) as reversed from unnest(${ids}::uuid[]) as sold (id)`.execute(db);
  return new Map(rows.map(({ id, reversed }) => [id, reversed]));
};
