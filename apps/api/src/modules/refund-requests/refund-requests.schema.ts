import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { transactionKindSchema } from '../ledger/ledger.schema.ts';

export const refundKindSchema = z.enum(['payment', 'purchase', 'order']);
export const refundReasonSchema = z.enum(['unwanted', 'twice', 'not-as-described', 'not-arrived', 'other']);
export const refundStatusSchema = z.enum(['open', 'granted', 'refused']);

const instant = z.iso.datetime();

export const refundRequestSchema = z
  .object({
    _id: idSchema,
    kind: refundKindSchema,
    /** The payment, the movement of the wallet, or the order. */
    itemId: idSchema,
    /** What it is called: of a payment nothing, nor of a subscription, which `sale` names. */
    title: z.string(),
    /** What the tokens paid for, as in the wallet; null for a payment. */
    sale: z.object({ kind: transactionKindSchema, itemType: z.string().nullable() }).nullable(),
    /** Of a subscription that was given: to whom, and for which time. */
    gift: z.object({ to: authorSchema, from: instant, until: instant }).nullable(),
    paidAt: instant,
    /** Whom it was paid to; null for a payment. */
    seller: authorSchema.nullable(),
    /** All that was paid: in `currency`, or tokens where that is null. */
    total: z.number(),
    currency: z.string().nullable(),
    reason: refundReasonSchema,
    text: z.string(),
    status: refundStatusSchema,
    /** What was granted of it. */
    granted: z.number().nullable(),
    /** The operator's words. */
    answer: z.string(),
    createdAt: instant,
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'RefundRequest' });
export type RefundRequest = z.infer<typeof refundRequestSchema>;

export const refundRequestAnswer = dataOf(refundRequestSchema);
export const refundRequestsAnswer = listOf(refundRequestSchema);
export const refundRequestsQuery = pageQuery.extend({ status: refundStatusSchema.optional() });
export type RefundRequestsQuery = z.output<typeof refundRequestsQuery>;

export const askForRefundBody = z.object({
  kind: refundKindSchema,
  /** An own payment, movement of the wallet (a purchase or a subscription), or order that was sent. */
  itemId: idSchema,
  reason: refundReasonSchema,
  text: userText({ max: 1000, min: 0 }).default(''),
});
export type AskForRefund = z.output<typeof askForRefundBody>;
