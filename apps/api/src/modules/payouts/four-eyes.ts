import { toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { readSettings } from '../settings/settings.service.ts';
import type { PayoutRow } from './payouts.repository.ts';

/** Whether an amount is above the setting `payoutFourEyesAmount` now. */
export const isAboveFourEyes = async (db: Queryable, amount: Hundredths): Promise<boolean> =>
  amount > toHundredths((await readSettings(db)).payoutFourEyesAmount);

/**
 * Whether a request takes the approvals of two operators: by the setting of now, or by that of the time when it was made.
 * The setting is changed by one operator, who could pass the other one by raising it.
 */
export const takesTwoOperators = async (
  db: Queryable,
  { takes_two: tookTwo, amount }: Pick<PayoutRow, 'takes_two' | 'amount'>,
): Promise<boolean> => tookTwo || (await isAboveFourEyes(db, amount));
