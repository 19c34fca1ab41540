import { SALE_NAMES } from '@barg/contract';
import { z } from 'zod';
import { transactionKinds } from '../ledger/ledger.schema.ts';
import { dataOf } from '../../shared/wire.ts';
import { earningSchema } from './earnings.schema.ts';

/**
 * The kinds of a statement's lines: those of the ledger, `payout-back` for a reversed payout, and sales whose kind says
 * too little: paid messages, prices of writing, tickets, private minutes.
 */
export const statementKinds = [...transactionKinds, 'payout-back', ...SALE_NAMES] as const;

/** Bounds what is told of what was taken back: the table for programs has all of it. */
export const MOST_TAKEN_BACK = 200;

export const statementSchema = z
  .object({
    month: z.string(),
    /** Tokens of earnings at its beginning and at its end. */
    opening: z.number(),
    closing: z.number(),
    /** By kind: how many movements, and by how many tokens they changed the earnings. */
    sums: z.array(z.object({ kind: z.enum(statementKinds), count: z.number().int(), amount: z.number() })),
    /** Refunds, chargebacks and reversals of this month, whenever it was earned what they take back; oldest first. */
    takenBack: z.array(earningSchema).max(MOST_TAKEN_BACK),
    /** Whether there are more of them than are told. */
    hasMoreTakenBack: z.boolean(),
  })
  .meta({ id: 'EarningStatement' });

export type Statement = z.infer<typeof statementSchema>;
export type StatementKind = (typeof statementKinds)[number];

export const statementAnswer = dataOf(statementSchema);
/** Not described further, because it is sent as a stream. */
export const csvAnswer: z.ZodType = z.string().meta({ description: 'One line for each movement' });
