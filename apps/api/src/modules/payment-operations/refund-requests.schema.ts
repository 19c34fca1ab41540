import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { refundRequestSchema, refundStatusSchema } from '../refund-requests/refund-requests.schema.ts';
import { bearerSchema } from './payments.schema.ts';

export const managedRequestsQuery = pageQuery.extend({ status: refundStatusSchema.default('open') });
export type ManagedRequestsQuery = z.output<typeof managedRequestsQuery>;

export const managedRequestSchema = refundRequestSchema
  .extend({
    person: authorSchema,
    paymentId: idSchema.nullable(),
    /** A payment with coins: an operator sends them back by hand, and grants it then. */
    isOfCoins: z.boolean(),
  })
  .meta({ id: 'ManagedRefundRequest' });
export type ManagedRequest = z.infer<typeof managedRequestSchema>;
export const managedRequestsAnswer = listOf(managedRequestSchema);
export const managedRequestAnswer = dataOf(managedRequestSchema);

export const grantPreviewQuery = z.object({ amount: z.coerce.number().pipe(amountSchema).optional() });
export const grantPreviewSchema = z
  .object({
    /** In `currency`, or tokens where that is null. */
    amount: z.number(),
    currency: z.string().nullable(),
    parts: z.array(bearerSchema),
  })
  .meta({ id: 'GrantPreview' });
export type GrantPreview = z.infer<typeof grantPreviewSchema>;
export const grantPreviewAnswer = dataOf(grantPreviewSchema);

const words = userText({ max: 1000 });
export const grantBody = z.object({
  amount: amountSchema.optional(),
  text: words,
  /** Required for payments with coins, once the coins were sent. */
  isSentByHand: z.boolean().default(false),
});
export const refuseRequestBody = z.object({ text: words });
