import type { Queryable } from '../../platform/unit-of-work.ts';
import { isAdult } from './birth-date.ts';
import { BirthDateFixedError, TooYoungError } from './performers.errors.ts';
import { lockVerification } from './verification.repository.ts';

/**
 * Refuses a date of birth that a performer may not take on: any once she is verified, and one of somebody under age.
 * Locks her verification until the transaction ends. Accounts of no performer are not concerned.
 * @throws BirthDateFixedError, TooYoungError
 */
export const assertBirthDate = async (db: Queryable, accountId: string, birthDate: string | null): Promise<void> => {
  const state = await lockVerification(db, accountId);
  if (!state) return;
  if (state.verification_status === 'verified') throw new BirthDateFixedError();
  if (birthDate !== null && !isAdult(birthDate)) throw new TooYoungError();
};
