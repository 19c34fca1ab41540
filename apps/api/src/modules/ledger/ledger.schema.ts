import { z } from 'zod';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';

/** What a movement may be, as it stands on the wire. */
export const transactionKinds = [
  'top-up',
  'tip',
  'purchase',
  'subscription',
  'order',
  'release',
  'refund',
  'chargeback',
  'reversal',
  'repayment',
  'referral',
  'payout',
  'payout-sent',
  'adjustment',
] as const satisfies readonly LedgerTransactionKind[];

export const transactionKindSchema = z.enum(transactionKinds);

/** What takes tokens out of a fan's wallet because he wants something. */
export const SPENDING_KINDS = ['tip', 'purchase', 'subscription', 'order'] as const satisfies LedgerTransactionKind[];

export const isSpending = (kind: LedgerTransactionKind): boolean =>
  (SPENDING_KINDS as readonly LedgerTransactionKind[]).includes(kind);
