import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { dataOf } from '../../shared/wire.ts';

export const capPeriods = ['day', 'week', 'month'] as const;
export type CapPeriod = (typeof capPeriods)[number];

export const spendingCapSchema = z
  .object({
    /** The last 24 hours, 7 days or 30 days. */
    period: z.enum(capPeriods),
    /** Tokens that may be spent in it; null: no cap. */
    amount: z.number().nullable(),
    /** Tokens that were spent in it, less what was paid back of them. */
    spent: z.number(),
    /** What was asked for and acts later: a raise, or the end of the cap (null). */
    later: z.object({ amount: z.number().nullable(), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'SpendingCap' });

export const spendingCapsAnswer = dataOf(z.array(spendingCapSchema).length(capPeriods.length));

/** Null takes the cap away. */
export const setSpendingCapBody = z.object({ period: z.enum(capPeriods), amount: amountSchema.nullable() });
export type SetSpendingCapBody = z.output<typeof setSpendingCapBody>;
