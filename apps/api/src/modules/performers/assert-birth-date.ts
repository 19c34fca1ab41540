import type { Queryable } from '../../platform/unit-of-work.ts';
import { isAdult } from './birth-date.ts';
import { BirthDateFixedError, TooYoungError } from './performers.errors.ts';
import { lockVerification } from './verification.repository.ts';

/**
 * Refuses a performer's new date of birth: any once she is verified, and one under age. Locks her verification until
 * the transaction ends. Other accounts pass.
 * @throws BirthDateFixedError, TooYoungError
 */
export const assertBirthDate = async (db: Queryable, accountId: string, birthDate: string | null): Promise<void> => {
  const state = await lockVerification(db, accountId);
  if (!state) return;
  if (state.verification_status === 'verified') throw new BirthDateFixedError();
  if (birthDate !== null && !isAdult(birthDate)) throw new TooYoungError();
};
