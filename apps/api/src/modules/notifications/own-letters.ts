import type { Notification } from '@barg/contract';
import { isLetterKind } from '../money-letters/letters.ts';

type Kind = Notification['kind'];

/** Kinds beside those about money of which whoever tells them writes a letter. */
const OTHERS: ReadonlySet<Kind> = new Set<Kind>([
  'content-removed',
  'content-restored',
  'objection-upheld',
  'payout-details-changed',
  'verification-approved',
  'verification-refused',
]);

/** Whether a letter is written of a kind that says more than its notice: no other e-mail tells of it. */
export const hasOwnLetter = (kind: Kind): boolean => isLetterKind(kind) || OTHERS.has(kind);
