import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { HookData } from '../../platform/hooks.ts';
import type { Hundredths } from '../../platform/money.ts';
import { together } from '../../platform/together.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isCheckViolation } from '../../shared/database-errors.ts';
import { accountKey, isOwned, PLATFORM_ACCOUNT_IDS, type OwnedAccountRef } from './ledger.accounts.ts';
import { InsufficientBalanceError } from './ledger.errors.ts';
import {
  hasDeletedOwner,
  lockOpenAccounts,
  missingOf,
  openAccounts,
  writeMovement,
  type AccountRow,
  type EntryRow,
  type TransactionRow,
} from './ledger.repository.ts';
import { assertBalanced, assertCovered, balancesAfter } from './movement-checks.ts';
import type { LedgerEntry, LockedAccounts, Movement } from './movement.ts';

export interface Posting {
  id: string;
  createdAt: Date;
  /** The balance of an owned account of this movement, after it. */
  balanceOf(account: OwnedAccountRef): Hundredths;
}

/**
 * Writes one movement of the double-entry ledger inside the caller's transaction, and keeps the balances.
 *
 * @throws InsufficientBalanceError when somebody's account would go below zero
 * @throws UnbalancedMovementError when the entries do not sum to zero
 * @throws NotFoundError when one of the owners has deleted the account: nobody could use the money
 */
export const post = async (unit: UnitOfWork, movement: Movement): Promise<Posting> => {
  const createdAt = movement.createdAt ?? unit.happenedAt ?? new Date();
  const { kind, amount, userId = null, performerId = null } = movement;
  const { rows, hasGoneOwner, refusal } = await hold(unit, movement, { kind, userId, amount, createdAt });
  if (hasGoneOwner) throw new NotFoundError();
  const locked = lockedAccounts(rows);
  const entries = entriesOf(movement, locked);
  assertBalanced(entries);
  const balances = balancesAfter(entries, locked);
  assertCovered(balances);
  if (refusal) throw refusal.reason;

  const id = newId(createdAt);
  const ids = new Map(rows.map((row) => [keyOfRow(row), row.id]));
  const transaction = { ...transactionRow(movement), id, created_at: createdAt };
  unit.withCommit(write(unit, transaction, entries.map(entryRow(ids, locked))));
  const itemType = movement.item?.type ?? null;
  await unit.callHook('onPosted', { transactionId: id, kind, userId, performerId, itemType });
  return {
    id,
    createdAt,
    balanceOf: (account) => balances.get(accountKey(account)) ?? locked.balanceOf(account),
  };
};

interface Held {
  rows: readonly AccountRow[];
  hasGoneOwner: boolean;
  /** Why a module refuses the movement, if one does. */
  refusal: { reason: unknown } | null;
}

/**
 * Locks the accounts of a movement, opens those that do not exist yet, and asks, while they are held, what speaks against
 * it. All of it is sent at once: PostgreSQL answers the questions after it has the locks.
 */
const hold = async (unit: UnitOfWork, movement: Movement, posting: HookData['onPosting']): Promise<Held> => {
  const accounts = accountsOf(movement);
  const also = accounts.length === 0 ? [] : (movement.alsoIfOpen ?? []);
  const [rows, hasGoneOwner, refusal] = await together([
    lockOpenAccounts(unit.db, [...accounts, ...also]),
    hasDeletedOwner(
      unit.db,
      accounts.map(({ ownerId }) => ownerId),
    ),
    unit.askHook('onPosting', posting).then(
      () => null,
      (reason: unknown) => ({ reason }),
    ),
  ]);
  const missing = missingOf(accounts, rows);
  if (missing.length === 0) return { rows, hasGoneOwner, refusal };
  await openAccounts(unit.db, missing);
  return hold(unit, movement, posting);
};

const accountsOf = ({ accounts, entries }: Movement): readonly OwnedAccountRef[] =>
  accounts ?? (typeof entries === 'function' ? [] : unique(entries.map(({ account }) => account).filter(isOwned)));

const unique = (accounts: readonly OwnedAccountRef[]): OwnedAccountRef[] => [
  ...new Map(accounts.map((account) => [accountKey(account), account])).values(),
];

const entriesOf = ({ entries }: Movement, locked: LockedAccounts): readonly LedgerEntry[] =>
  (typeof entries === 'function' ? entries(locked) : entries).filter(({ amount }) => amount !== 0n);

const keyOfRow = (row: AccountRow): string => accountKey({ kind: row.kind, ownerId: row.owner_id });

/** An account that was never opened has a balance of zero. */
export const lockedAccounts = (rows: readonly AccountRow[]): LockedAccounts => {
  const byKey = new Map(rows.map((row) => [keyOfRow(row), row]));
  return {
    balanceOf: (account) => byKey.get(accountKey(account))?.balance ?? 0n,
    promotionalOf: (account) => byKey.get(accountKey(account))?.promotional ?? 0n,
  };
};

const entryRow =
  (ids: ReadonlyMap<string, string>, locked: LockedAccounts) =>
  (entry: LedgerEntry): EntryRow => {
    const { account, amount, availableAt = null } = entry;
    const id = isOwned(account) ? ids.get(accountKey(account)) : PLATFORM_ACCOUNT_IDS[account.kind];
    if (id === undefined) throw new Error(`the account ${accountKey(account)} was not opened`);
    return { account_id: id, amount, available_at: availableAt, promotional: promotionalPart(entry, locked) };
  };

const promotionalPart = ({ account, amount, promotional }: LedgerEntry, locked: LockedAccounts): Hundredths => {
  if (promotional !== undefined) return promotional;
  if (!isOwned(account) || account.kind !== 'wallet' || amount > 0n) return 0n;
  return -givenFirst(-amount, locked.promotionalOf(account));
};

/** The promotional part of an amount that is spent. */
export const givenFirst = (amount: Hundredths, promotional: Hundredths): Hundredths =>
  promotional < amount ? promotional : amount;

const transactionRow = (movement: Movement) => ({
  kind: movement.kind,
  user_id: movement.userId ?? null,
  performer_id: movement.performerId ?? null,
  item_type: movement.item?.type ?? null,
  item_id: movement.item?.id ?? null,
  amount: movement.amount,
  commission: movement.commission ?? 0n,
  note: movement.note ?? null,
  reverses_id: movement.reversesId ?? null,
});

/** The table's check constraint is the last guard: its violation becomes the same error, at the commit. */
const write = async (unit: UnitOfWork, transaction: TransactionRow, rows: readonly EntryRow[]): Promise<void> => {
  try {
    await writeMovement(unit.db, transaction, rows);
  } catch (error) {
    if (isCheckViolation(error, 'ledger_accounts_balance_check')) throw new InsufficientBalanceError({ cause: error });
    throw error;
  }
};
