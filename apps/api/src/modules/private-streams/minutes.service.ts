import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { holdPayment, releasePayment } from '../ledger/escrow.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { reverse } from '../ledger/reversals.ts';
import { priceOfSeconds } from './meter-rules.ts';
import { insertMinute, settleMinute, type MinuteRow } from './minutes.repository.ts';
import type { SessionRow } from './private-streams.repository.ts';

/** What the ledger says that a movement was for. */
export const ITEM_TYPE = 'private-stream' as const;

/**
 * Reserves a minute: wallet -> held. Each is a movement of its own, so that the ledger itself refuses to pay one twice.
 * @returns the wallet's balance after it
 * @throws InsufficientBalanceError, CapReachedError, WalletSuspendedError
 */
export const reserveMinute = async (unit: UnitOfWork, row: SessionRow, minute: number): Promise<Hundredths> => {
  const { id, fan_id: userId, performer_id: performerId, price: amount } = row;
  const item = { type: ITEM_TYPE, id };
  const posting = await holdPayment(unit, { kind: 'order', userId, performerId, amount, item });
  await insertMinute(unit.db, { sessionId: id, minute, holdId: posting.id });
  return posting.balanceOf(walletOf(userId));
};

/** Pays a minute that has flowed in full: held -> earnings. */
export const payMinute = async (unit: UnitOfWork, row: SessionRow, minute: MinuteRow): Promise<void> => {
  const { id: releaseId } = await releasePayment(unit, minute.hold_id);
  await settleMinute(unit.db, minute, { state: 'paid', releaseId, seconds: 60, amount: row.price });
};

/** Gives back what a minute did not cost. @returns the wallet's balance after it */
const giveBack = async (
  unit: UnitOfWork,
  row: SessionRow,
  { hold_id: transactionId }: MinuteRow,
  amount: Hundredths,
): Promise<Hundredths> => {
  const posting = await reverse(unit, { kind: 'refund', transactionId, amount });
  return posting.balanceOf(walletOf(row.fan_id));
};

/** What came back to a wallet, and its balance after that. */
export interface GivenBack {
  amount: Hundredths;
  balance: Hundredths;
}

/** Settles the last minute: its whole seconds are paid, the rest of it comes back. */
export const payPart = async (
  unit: UnitOfWork,
  row: SessionRow,
  minute: MinuteRow,
  seconds: number,
): Promise<GivenBack> => {
  const amount = priceOfSeconds(row.price, seconds);
  if (amount === 0n) return returnMinute(unit, row, minute);
  const rest = row.price - amount;
  const balance = await giveBack(unit, row, minute, rest);
  const { id: releaseId } = await releasePayment(unit, minute.hold_id);
  await settleMinute(unit.db, minute, { state: 'paid', releaseId, seconds, amount });
  return { amount: rest, balance };
};

/** Gives back a minute of which nothing flowed. */
export const returnMinute = async (unit: UnitOfWork, row: SessionRow, minute: MinuteRow): Promise<GivenBack> => {
  const balance = await giveBack(unit, row, minute, row.price);
  await settleMinute(unit.db, minute, { state: 'returned' });
  return { amount: row.price, balance };
};
