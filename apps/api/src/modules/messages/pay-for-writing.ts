import { NotFoundError } from '../../errors/common-errors.ts';
import type { IdempotencyClaim } from '../../platform/idempotency.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { IdempotencyKeyRequiredError } from '../../plugins/idempotency.ts';
import { findWritingPrice } from '../conversations/writing-price.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { payPerformer } from '../ledger/movements.ts';
import { assertPrice } from '../ledger/price-agreed.ts';
import { findPayee } from '../wallet/wallet.repository.ts';
import type { Place } from './places.ts';

/**
 * Charges a fan who does not subscribe for the message that is written in the same transaction; null where it is free.
 * It comes before anything that locks the conversation: whoever holds one never waits for the ledger. The performer
 * gets no notice of it, because the message tells her.
 *
 * @param agreed the tokens that the fan has agreed to, and the key by which a repetition is not paid twice. What became
 * free meanwhile needs neither.
 * @throws IdempotencyKeyRequiredError, PriceChangedError, NotFoundError when she cannot be paid by this fan,
 * InsufficientBalanceError,
 * WalletSuspendedError, SpendingCapError
 */
export const payForWriting = async (
  unit: UnitOfWork,
  { id, kind, memberIds }: Pick<Place, 'id' | 'kind' | 'memberIds'>,
  fan: Member,
  { expectedPrice, claim }: { expectedPrice: number; claim: IdempotencyClaim | null },
): Promise<Hundredths | null> => {
  const { id: userId, role } = fan.account;
  const performerId = memberIds.find((memberId) => memberId !== userId);
  if (kind !== 'private' || role !== 'user' || performerId === undefined) return null;
  const amount = await findWritingPrice(unit.db, userId, performerId);
  if (amount === 0n) return null;
  if (claim === null) throw new IdempotencyKeyRequiredError();
  assertPrice(expectedPrice, amount);
  if (!(await findPayee(unit.db, fan, performerId))) throw new NotFoundError();
  const item = { type: 'conversation' as const, id };
  const posting = await payPerformer(unit, { kind: 'purchase', userId, performerId, amount, item });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: -amount, reason: 'purchase' });
  return amount;
};
