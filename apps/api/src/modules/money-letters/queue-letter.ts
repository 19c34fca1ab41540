import type { Notification } from '@barg/contract';
import { newId } from '../../platform/ids.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { LetterKind } from './letters.ts';

export interface LetterOrder {
  kind: LetterKind;
  /** The account that is told. */
  userId: string;
  /** The id of the order, refund, dispute, payout, … */
  about: string;
  amount?: Hundredths | undefined;
  failure?: Notification['failure'] | undefined;
  /** The name of a performer who is gone. */
  name?: string | undefined;
}

/**
 * Has a job write a letter: asked for in the transaction of the movement, so that there is no movement without it and no
 * letter of what was rolled back. The job's payload names the mail, so that it is sent once however often the job runs.
 */
export const queueLetter = (
  unit: UnitOfWork,
  { kind, userId, about, amount, failure, name }: LetterOrder,
): Promise<void> => {
  const tokens = amount === undefined ? null : fromHundredths(amount);
  return unit.addJob('write-letter', { mailId: newId(), kind, userId, about, amount: tokens, failure, name });
};
