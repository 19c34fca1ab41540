import { SALE_NAMES } from '@barg/contract';
import { z } from 'zod';
import { transactionKinds } from '../ledger/ledger.schema.ts';
import { dataOf } from '../../shared/wire.ts';

/** A month in UTC: YYYY-MM. */
export const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
export const monthParams = z.object({ month: monthSchema });

/**
 * The kinds of a statement's lines: those of the ledger, `payout-back` for a reversed payout, and sales whose kind says
 * too little: paid messages, prices of writing, tickets, private minutes.
 */
export const statementKinds = [...transactionKinds, 'payout-back', ...SALE_NAMES] as const;

export const statementSchema = z
  .object({
    month: z.string(),
    /** Tokens of earnings at its beginning and at its end. */
    opening: z.number(),
    closing: z.number(),
    /** By kind: how many movements, and by how many tokens they changed the earnings. */
    sums: z.array(z.object({ kind: z.enum(statementKinds), count: z.number().int(), amount: z.number() })),
  })
  .meta({ id: 'EarningStatement' });

export type Statement = z.infer<typeof statementSchema>;
export type StatementKind = (typeof statementKinds)[number];

export const statementAnswer = dataOf(statementSchema);
/** Not described further, because it is sent as a stream. */
export const csvAnswer: z.ZodType = z.string().meta({ description: 'One line for each movement' });
