import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';

/** Publishes the wallet's new balance to the user's devices, after the transaction has committed. */
export const announceBalance = (
  unit: UnitOfWork,
  userId: string,
  { balance, change, reason }: { balance: Hundredths; change: Hundredths; reason: string },
): void => {
  const data = { balance: fromHundredths(balance), change: fromHundredths(change), reason };
  unit.publish(toUser(userId), newEvent('wallet.balance.changed', data));
};
