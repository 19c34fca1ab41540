import type { Queryable } from '../../platform/unit-of-work.ts';
import { findVerification, lockVerification, renewSubmission } from './verification.repository.ts';

/** What an operator compares with the documents; undefined is not changed. */
interface Facts {
  name?: string | undefined;
  country?: string | null | undefined;
  birthDate?: string | null | undefined;
}

/**
 * Submits a waiting performer's documents anew when what they are compared with is about to change: an operator who has
 * the former facts open must not confirm the new ones unseen. It does not make her wait longer. Other accounts, and the same values, change nothing.
 */
export const resubmitChangedFacts = async (db: Queryable, accountId: string, facts: Facts): Promise<void> => {
  const { name, country, birthDate } = facts;
  if (name === undefined && country === undefined && birthDate === undefined) return;
  const state = await lockVerification(db, accountId);
  if (state?.verification_status !== 'pending') return;
  const before = await findVerification(db, accountId);
  if (!before) return;
  const isSame =
    (name === undefined || name === before.name) &&
    (country === undefined || country === before.country) &&
    (birthDate === undefined || birthDate === before.birth_date);
  if (isSame) return;
  await renewSubmission(db, accountId);
};
