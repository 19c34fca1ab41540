import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';

/** An order of tokens, as for a top-up by card. */
export const cryptoOrderBody = z
  .object({
    amount: amountSchema.optional(),
    packageId: idSchema.optional(),
    /** The price that was shown to the buyer; required for a package. */
    expectedPrice: amountSchema.optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
  })
  .refine((body) => body.amount !== undefined || body.packageId !== undefined, {
    error: 'amount or packageId is needed',
    path: ['amount'],
  })
  .refine((body) => body.packageId === undefined || body.expectedPrice !== undefined, {
    error: 'a package has a price that was seen',
    path: ['expectedPrice'],
  })
  .refine((body) => body.packageId === undefined || body.currency !== undefined, {
    error: 'a price has a currency',
    path: ['currency'],
  });

const detailSchema = z.enum(['waiting', 'confirming', 'underpaid', 'overpaid', 'late', 'expired', 'settled']);

export const cryptoStatusSchema = z
  .object({
    _id: idSchema,
    /** Pending also while an operator has to decide about a mismatched amount. */
    status: z.enum(['pending', 'succeeded', 'failed', 'refunded']),
    detail: detailSchema,
    /** Exact amounts of coins: received, and due; null until the gateway has answered. */
    received: z.string(),
    amount: z.string().nullable(),
    coin: z.string().nullable(),
    /** Of `received`, what the decision was about; null before one, and where it is not known any more. */
    decided: z.string().nullable(),
    /** Of `received`, what came after the decision and waits to be sent back; null where nothing does. */
    more: z.string().nullable(),
    /** Of `received`, what came after the decision and was sent back. */
    returned: z.string(),
    confirmations: z.number().int(),
    required: z.number().int(),
    address: z.string().nullable(),
    /** Coins still to be sent; null where none are expected any more, or `amount` is not known yet. */
    missing: z.string().nullable(),
    /** For a QR code: the address with what is missing. */
    uri: z.string().nullable(),
    /** A page of the gateway on which it can be paid. */
    payUrl: z.string().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    /** The tokens that are bought, and their price in the currency. */
    tokens: z.number(),
    cost: z.number(),
    currency: z.string(),
    /** When to poll again, in milliseconds; null once it has ended. */
    pollAfterMs: z.number().int().nullable(),
  })
  .meta({ id: 'CryptoStatus' });

export type CryptoStatus = z.infer<typeof cryptoStatusSchema>;
export const cryptoStatusAnswer = dataOf(cryptoStatusSchema);

/** `credited`: tokens for what was received. `refunded`: it was sent back, outside of this site. */
export const decisionSchema = z.enum(['credited', 'refunded']);

/** What became of coins: of those of the payment, and of those that came after that, each decided about once. */
export const pastDecisionSchema = z
  .object({
    decision: decisionSchema,
    /** The coins that it was about, with their name; null where that was not recorded. */
    coins: z.string().nullable(),
    note: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'CryptoDecision' });
export type PastDecision = z.infer<typeof pastDecisionSchema>;

/** A payment of an unexpected amount or time. */
export const mismatchedPaymentSchema = z
  .object({
    payment: cryptoStatusSchema,
    payer: z.object({ _id: idSchema, username: z.string().nullable(), name: z.string() }),
    since: z.iso.datetime(),
    /** The gateway's id of the invoice. */
    ref: z.string().nullable(),
    /** In tokens, by the invoice's rate: of the coins that wait, or else of those that were decided about. */
    worth: z.number(),
    decision: decisionSchema.nullable(),
    decidedAt: z.iso.datetime().nullable(),
    /** Whether coins came after the decision, which go back: the payment is not decided about again. */
    hasMore: z.boolean(),
    /** What may be decided now. Coins are credited once confirmed, where they are worth something and their payer is there. */
    acts: z.array(decisionSchema),
    /** Of the decision. */
    note: z.string(),
    decisions: z.array(pastDecisionSchema),
  })
  .meta({ id: 'MismatchedCryptoPayment' });

export type MismatchedPayment = z.infer<typeof mismatchedPaymentSchema>;
export const mismatchedPaymentAnswer = dataOf(mismatchedPaymentSchema);
export const mismatchedPaymentsAnswer = listOf(mismatchedPaymentSchema);
export const mismatchedPaymentsQuery = pageQuery.extend({ state: z.enum(['open', 'decided']).default('open') });

export const decisionBody = z.object({
  decision: decisionSchema,
  /** For the record, such as the id of the transaction that sent it back. */
  note: userLine({ max: 500 }),
  /** The coins that the operator saw, in all, and whether some came after a decision; former consoles say neither. */
  received: z.string().max(40).optional(),
  hasMore: z.boolean().optional(),
  /** The coins that it is about: those that wait. Others are refused; former consoles do not say it. */
  coins: z.string().max(40).optional(),
});

export type Decision = z.output<typeof decisionBody>;
