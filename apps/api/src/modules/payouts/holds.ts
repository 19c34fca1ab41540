import type { Hundredths } from '../../platform/money.ts';
import type { PayoutRow } from './payouts.repository.ts';
import type { PayoutHold } from './payouts.schema.ts';

/** What of a performer's account blocks a payout. */
export interface Standing {
  isSuspended: boolean;
  owed: Hundredths;
}

/** The reasons that block a request, and who has to act; temporary ones first. Empty once it is paid or rejected. */
export const holdsOf = (
  { status, held_until: heldUntil, first_approver_id: firstApprover }: PayoutRow,
  { isSuspended, owed }: Standing,
  now: Date,
): PayoutHold[] => {
  if (status === 'paid' || status === 'rejected') return [];
  const holds: PayoutHold[] = [];
  if (heldUntil !== null && heldUntil > now) {
    holds.push({ by: 'site', reason: 'new-details', until: heldUntil.toISOString() });
  }
  if (isSuspended) holds.push({ by: 'operator', reason: 'suspended', until: null });
  if (owed > 0n) holds.push({ by: 'performer', reason: 'debt', until: null });
  const step = status === 'approved' ? 'sending' : firstApprover === null ? 'review' : 'second-approval';
  holds.push({ by: 'operator', reason: step, until: null });
  return holds;
};
