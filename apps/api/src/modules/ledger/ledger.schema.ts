import { z } from 'zod';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';

/** The kinds of transactions, by their names in the API. */
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

/** The kinds of transactions by which a fan spends tokens. */
export const SPENDING_KINDS = ['tip', 'purchase', 'subscription', 'order'] as const satisfies LedgerTransactionKind[];

export const isSpending = (kind: LedgerTransactionKind): boolean =>
  (SPENDING_KINDS as readonly LedgerTransactionKind[]).includes(kind);
