import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userText } from '../../shared/user-text.ts';
import { idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { orderStatusSchema, problemReasonSchema } from '../orders/orders.schema.ts';

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
    /** Tokens that were paid, and not paid back since. */
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
  /** Tokens that the buyer gets back; none where nothing is said. */
  amount: amountSchema.optional(),
  /** Why, for the audit log and with the movement. */
  text: userText({ max: 500 }),
});
