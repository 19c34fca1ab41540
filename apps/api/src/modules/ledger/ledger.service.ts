import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isCheckViolation } from '../../shared/database-errors.ts';
import { accountKey, isOwned, PLATFORM_ACCOUNT_IDS, type AccountRef, type OwnedAccountRef } from './ledger.accounts.ts';
import { InsufficientBalanceError } from './ledger.errors.ts';
import {
  addToBalances,
  hasDeletedOwner,
  insertMovement,
  lockAccounts,
  type AccountRow,
  type EntryRow,
} from './ledger.repository.ts';

export interface LedgerEntry {
  account: AccountRef;
  /** Hundredths of a token; what comes in is positive. */
  amount: Hundredths;
}

export interface Movement {
  kind: LedgerTransactionKind;
  /** Two or more accounts, together zero. Entries of nothing are left out. */
  entries: readonly LedgerEntry[];
  /** What the payer paid, or received for a top-up: positive. */
  amount: Hundredths;
  commission?: Hundredths;
  userId?: string | null;
  performerId?: string | null;
  /** What was paid for. */
  item?: { type: string; id: string } | null;
  note?: string | null;
  /** For history that is brought in; now unless said otherwise. */
  createdAt?: Date;
}

export interface Posting {
  id: string;
  createdAt: Date;
  /** The balance of a person's account of this movement, after it. */
  balanceOf(account: OwnedAccountRef): Hundredths;
}

/** The entries of a movement do not add up: a mistake in the program, not of the caller. */
export class UnbalancedMovementError extends Error {
  override readonly name = 'UnbalancedMovementError';
}

/**
 * Writes one movement of the double-entry ledger inside the caller's transaction, and keeps the balances.
 *
 * @throws InsufficientBalanceError when a wallet or earnings account would go below zero
 * @throws UnbalancedMovementError when the entries do not sum to zero
 * @throws NotFoundError when one of the owners has deleted the account: money would be with nobody
 */
export const post = async (unit: UnitOfWork, movement: Movement): Promise<Posting> => {
  const entries = movement.entries.filter((entry) => entry.amount !== 0n);
  assertBalanced(entries);
  const owned = entries.map(({ account }) => account).filter(isOwned);
  const changes = new Map(entries.map(({ account, amount }) => [accountKey(account), amount]));
  const accounts = await lockAccounts(unit.db, owned);
  await assertOwned(unit, owned);
  const balances = new Map(accounts.map((row) => [keyOfRow(row), row.balance + (changes.get(keyOfRow(row)) ?? 0n)]));
  assertCovered(balances);

  const createdAt = movement.createdAt ?? new Date();
  const id = newId(createdAt);
  const ids = new Map(accounts.map((row) => [keyOfRow(row), row.id]));
  const rows = entries.map(({ account, amount }) => ({ account_id: accountId(account, ids), amount }));
  await insertMovement(unit.db, { ...transactionRow(movement), id, created_at: createdAt }, rows);
  await keepBalances(
    unit,
    rows.filter((row) => accounts.some((account) => account.id === row.account_id)),
  );
  return { id, createdAt, balanceOf: (account) => balances.get(accountKey(account)) ?? 0n };
};

const keyOfRow = (row: AccountRow): string => accountKey({ kind: row.kind, ownerId: row.owner_id });

const assertBalanced = (entries: readonly LedgerEntry[]): void => {
  const sum = entries.reduce((total, entry) => total + entry.amount, 0n);
  const accounts = new Set(entries.map(({ account }) => accountKey(account)));
  if (sum !== 0n) throw new UnbalancedMovementError(`the entries sum to ${sum} hundredths`);
  if (accounts.size < 2) throw new UnbalancedMovementError('a movement needs two accounts');
  if (accounts.size < entries.length) throw new UnbalancedMovementError('an account stands in a movement twice');
};

const assertOwned = async (unit: UnitOfWork, accounts: readonly OwnedAccountRef[]): Promise<void> => {
  const owners = accounts.map(({ ownerId }) => ownerId);
  if (owners.length > 0 && (await hasDeletedOwner(unit.db, owners))) throw new NotFoundError();
};

const assertCovered = (balances: ReadonlyMap<string, Hundredths>): void => {
  for (const balance of balances.values()) if (balance < 0n) throw insufficientBalance(-balance);
};

const insufficientBalance = (missing: Hundredths): InsufficientBalanceError => {
  const tokens = fromHundredths(missing);
  return new InsufficientBalanceError({
    params: { missing: tokens },
    details: [{ path: 'balance', code: 'missing', message: tokens.toFixed(2) }],
  });
};

const accountId = (account: AccountRef, ids: ReadonlyMap<string, string>): string => {
  const id = isOwned(account) ? ids.get(accountKey(account)) : PLATFORM_ACCOUNT_IDS[account.kind];
  if (id === undefined) throw new Error(`the account ${accountKey(account)} was not opened`);
  return id;
};

const transactionRow = (movement: Movement) => ({
  kind: movement.kind,
  user_id: movement.userId ?? null,
  performer_id: movement.performerId ?? null,
  item_type: movement.item?.type ?? null,
  item_id: movement.item?.id ?? null,
  amount: movement.amount,
  commission: movement.commission ?? 0n,
  note: movement.note ?? null,
});

/** The table's own check is the last guard: whatever got past ours ends as the same error. */
const keepBalances = async (unit: UnitOfWork, changes: readonly EntryRow[]): Promise<void> => {
  try {
    await addToBalances(unit.db, changes);
  } catch (error) {
    if (isCheckViolation(error)) throw new InsufficientBalanceError({ cause: error });
    throw error;
  }
};
