import { z } from 'zod';
import { dataOf, idSchema } from '../../shared/wire.ts';
import { transactionKindSchema } from '../ledger/ledger.schema.ts';

/** Totals by kind of account, people's first. */
export const accountKinds = [
  'wallet',
  'held',
  'earnings',
  'payout-pending',
  'receivable',
  'gateway',
  'promotion',
  'commission',
  'referral',
  'payout-clearing',
  'tax-payable',
  'dispute-loss',
  'gateway-fees',
] as const;

export const trialBalanceQuery = z.object({ at: z.iso.datetime({ offset: true }).optional() });

export const trialBalanceSchema = z
  .object({
    at: z.iso.datetime(),
    accounts: z.array(z.object({ kind: z.enum(accountKinds), balance: z.number() })),
    /** The sum of all accounts, which must be zero. */
    sum: z.number(),
  })
  .meta({ id: 'TrialBalance' });
export type TrialBalance = z.infer<typeof trialBalanceSchema>;
export const trialBalanceAnswer = dataOf(trialBalanceSchema);

export const monthsQuery = z.object({ year: z.coerce.number().int().min(2000).max(2200) });

export const monthsSchema = z
  .object({
    year: z.number().int(),
    /** Months without movements are absent. */
    months: z.array(
      z.object({
        /** YYYY-MM, in UTC. */
        month: z.string(),
        movements: z.array(
          z.object({
            kind: transactionKindSchema,
            count: z.number().int(),
            amount: z.number(),
            commission: z.number(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'MoneyByMonth' });
export type MoneyByMonth = z.infer<typeof monthsSchema>;
export const monthsAnswer = dataOf(monthsSchema);

const standing = z.enum(['done', 'open', 'undone', 'unknown']);

const differenceSchema = z.object({
  what: z.string(),
  id: idSchema.nullable(),
  /** In `currency`, or in tokens when it is null. */
  expected: z.number(),
  found: z.number(),
  currency: z.string().nullable(),
  /** For differences with a gateway: its id, and whether the money moved here and there. */
  gateway: z.object({ provider: z.string(), ref: z.string().nullable(), here: standing, there: standing }).nullable(),
});

const gatewayReportSchema = z.object({
  provider: z.string(),
  /** Null when it was compared. One that is no longer configured is not compared, and counts no difference. */
  notChecked: z.enum(['no-answer', 'too-slow', 'too-many', 'not-configured']).nullable(),
  compared: z.number().int(),
  /** Records of other sites that use the same account. */
  foreign: z.number().int(),
  differenceCount: z.number().int(),
});

export const ledgerCheckSchema = z
  .object({
    _id: idSchema,
    startedAt: z.iso.datetime(),
    /** Milliseconds. */
    took: z.number().int(),
    /** False for the nightly check. */
    isAskedFor: z.boolean(),
    transactions: z.number().int(),
    /** Those with gateways too. */
    differenceCount: z.number().int(),
    /** The first differences, at most; `id` names the row. */
    differences: z.array(differenceSchema),
    /** The gateways that payments were compared with. */
    gateways: z.array(gatewayReportSchema),
  })
  .meta({ id: 'LedgerCheck' });
export type LedgerCheck = z.infer<typeof ledgerCheckSchema>;
export const ledgerCheckAnswer = dataOf(ledgerCheckSchema);
export const ledgerChecksAnswer = dataOf(z.object({ checks: z.array(ledgerCheckSchema) }));
