import type { ReversalKind } from '../../platform/database/money-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findPending } from './availability.ts';
import { accountKey, earningsOf, isOwned, receivableOf } from './ledger.accounts.ts';
import { findDeletedOwners, lockAccounts } from './ledger.repository.ts';
import { lockedAccounts, post, type Posting } from './ledger.service.ts';
import type { LedgerEntry } from './movement.ts';
import { shareOfMoney, type MoneyBack } from './money-share.ts';
import { findRelease, missingOfHeld } from './releases.ts';
import { shareOfReversal } from './reversal-share.ts';
import { NothingToReverseError } from './reversals.errors.ts';
import { loadStandingShares, lockForReversal, type ReversibleTransaction } from './reversals.repository.ts';
import { mergeEntries, reversalEntries, type ReversalAccounts } from './reversal-entries.ts';

export interface Reversal {
  kind: ReversalKind;
  transactionId: string;
  /** In hundredths of the transaction's amount; by default all that is left of it. */
  amount?: Hundredths;
  /** Of a top-up: the money that goes back, of which the gateway's entry is. By default it goes by the tokens. */
  money?: MoneyBack;
  note?: string | null;
  /**
   * The platform bears what is missing in a wallet that got the tokens, instead of the reversal being refused: a bank
   * that charges back does not consider whether they were spent.
   */
  bearsShortage?: boolean;
}

/** The entries of a reversal, and whom they concern. */
export interface ReversalPlan {
  transaction: ReversibleTransaction;
  amount: Hundredths;
  commission: Hundredths;
  entries: readonly LedgerEntry[];
}

/**
 * Reverses a transaction in full or in part, by a new one that refers to it. Each account gives back its share of what
 * it got, so that partial reversals add up to the whole exactly; what a performer got is clawed back from pending
 * earnings, then from available ones, then as a debt. A reversal can be reversed too, and after that the transaction
 * again.
 *
 * What was held and has been released (an order that was shipped) is taken back from whoever it was released to, by a
 * movement of its own, before it goes back to the wallet: never out of what else is held. Naming the release does the
 * same. What was refunded of an order stays so.
 *
 * @returns the movement that reached the wallet
 * @throws NothingToReverseError when the amount is more than is left of the transaction
 * @throws InsufficientBalanceError when a wallet has spent what it got
 */
export const reverse = async (unit: UnitOfWork, reversal: Reversal): Promise<Posting> => {
  const release = await findRelease(unit.db, reversal.transactionId);
  if (!release) return postReversal(unit, reversal);
  const { amount, missing } = await missingOfHeld(unit.db, release, reversal.amount);
  if (missing > 0n) {
    const kind = reversal.kind === 'chargeback' ? 'chargeback' : 'reversal';
    await postReversal(unit, { ...reversal, kind, transactionId: release.releaseId, amount: missing });
  }
  return postReversal(unit, { ...reversal, transactionId: release.heldId, amount });
};

const postReversal = async (unit: UnitOfWork, reversal: Reversal): Promise<Posting> => {
  const { transaction, amount, commission, entries } = await planReversal(unit, reversal);
  const { item_type: type, item_id: id } = transaction;
  return post(unit, {
    kind: reversal.kind,
    reversesId: transaction.id,
    amount,
    commission,
    userId: transaction.user_id,
    performerId: transaction.performer_id,
    item: type !== null && id !== null ? { type, id } : null,
    note: reversal.note ?? null,
    entries,
  });
};

/**
 * The entries that {@link reverse} posts; the accounts stay locked until the transaction ends. @throws
 * NothingToReverseError
 */
export const planReversal = async (
  unit: UnitOfWork,
  { transactionId, amount: asked, money, bearsShortage = false }: Reversal,
): Promise<ReversalPlan> => {
  const transaction = await lockForReversal(unit.db, transactionId);
  const { amount: of, reversed: from } = transaction;
  const amount = asked ?? of - from;
  if (amount <= 0n || from + amount > of) throw new NothingToReverseError();
  const to = from + amount;
  const held = await lockReversalAccounts(unit, transaction, bearsShortage);
  const shares = money
    ? shareOfMoney(transaction.entries, {
        ...{ ...money, tokens: amount },
        standing: await loadStandingShares(unit.db, transactionId),
      })
    : shareOfReversal(transaction.entries, { from, to, of });
  const entries = shares.flatMap((share) => reversalEntries(share, held));
  const commission = (transaction.commission * to) / of - (transaction.commission * from) / of;
  return { transaction, amount, commission, entries: mergeEntries(entries) };
};

/** How much of a transaction can still be reversed; it stays locked until the caller's transaction ends. */
export const leftToReverse = async ({ db }: UnitOfWork, transactionId: string): Promise<Hundredths> => {
  const { amount, reversed } = await lockForReversal(db, transactionId);
  return amount - reversed;
};

const lockReversalAccounts = async (
  { db }: UnitOfWork,
  { entries, performer_id: performerId }: ReversibleTransaction,
  bearsShortage: boolean,
): Promise<ReversalAccounts> => {
  const touched = entries.map(({ account }) => account).filter(isOwned);
  const isOfPerformer =
    performerId !== null && touched.some(({ kind }) => kind === 'earnings' || kind === 'receivable');
  if (isOfPerformer) touched.push(earningsOf(performerId));
  const accounts = [...new Map(touched.map((account) => [accountKey(account), account])).values()];
  const rows = await lockAccounts(db, accounts, isOfPerformer ? [receivableOf(performerId)] : []);
  const owners = rows.map(({ owner_id: ownerId }) => ownerId);
  return {
    locked: lockedAccounts(rows),
    pending: isOfPerformer ? await findPending(db, performerId, new Date()) : [],
    gone: new Set(owners.length > 0 ? await findDeletedOwners(db, owners) : []),
    bearsShortage,
  };
};
