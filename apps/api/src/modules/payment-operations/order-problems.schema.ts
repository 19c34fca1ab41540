import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { orderStatusSchema, problemReasonSchema } from '../orders/orders.schema.ts';
import { bearerSchema } from './payments.schema.ts';

const instant = z.iso.datetime();

export const orderProblemsQuery = pageQuery;
export type OrderProblemsQuery = z.output<typeof orderProblemsQuery>;

export const orderProblemSchema = z
  .object({
    /** The order's. */
    _id: idSchema,
    title: z.string(),
    buyer: authorSchema,
    seller: authorSchema,
    status: orderStatusSchema,
    /** Tokens that were paid and not refunded. */
    left: z.number(),
    reason: problemReasonSchema,
    text: z.string(),
    answer: z.string(),
    reportedAt: instant,
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'OrderProblem' });
export type OrderProblem = z.infer<typeof orderProblemSchema>;
export const orderProblemsAnswer = listOf(orderProblemSchema);

export const settleProblemBody = z.object({
  /** Tokens that the buyer gets back; none by default. */
  amount: amountSchema.optional(),
  /** Why: kept in the audit log and, with a refund, on its movement, where the buyer and the seller read it. */
  text: userText({ max: 500 }),
});

/** Tokens that the buyer would get back. */
export const settlePreviewQuery = z.object({ amount: z.coerce.number().pipe(amountSchema).default(0) });
export const settlePreviewSchema = z
  .object({
    /** In tokens. */
    amount: z.number(),
    /** What each account gets or pays; empty without a refund. */
    parts: z.array(bearerSchema),
  })
  .meta({ id: 'SettlePreview' });
export type SettlePreview = z.infer<typeof settlePreviewSchema>;
export const settlePreviewAnswer = dataOf(settlePreviewSchema);
