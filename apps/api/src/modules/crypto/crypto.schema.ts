import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';

/** What is ordered, as of a top-up by card. */
export const cryptoOrderBody = z
  .object({
    amount: amountSchema.optional(),
    packageId: idSchema.optional(),
    /** What the buyer has seen the package cost: needed beside a package. */
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
    /** Pending also while an operator has to say what becomes of an odd amount. */
    status: z.enum(['pending', 'succeeded', 'failed', 'refunded']),
    detail: detailSchema,
    /** Of the coin, exact: what came, and what is asked for; null until the gateway has answered. */
    received: z.string(),
    amount: z.string().nullable(),
    coin: z.string().nullable(),
    confirmations: z.number().int(),
    required: z.number().int(),
    address: z.string().nullable(),
    /** For a QR code: the address with the amount. */
    uri: z.string().nullable(),
    /** A page of the gateway on which it can be paid. */
    payUrl: z.string().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    /** Tokens that it buys, and what they cost. */
    tokens: z.number(),
    cost: z.number(),
    currency: z.string(),
    /** After how long to ask again; null: it has ended. */
    pollAfterMs: z.number().int().nullable(),
  })
  .meta({ id: 'CryptoStatus' });

export type CryptoStatus = z.infer<typeof cryptoStatusSchema>;
export const cryptoStatusAnswer = dataOf(cryptoStatusSchema);

/** Something that came and was not what was asked for. */
export const oddPaymentSchema = z
  .object({
    payment: cryptoStatusSchema,
    payer: z.object({ _id: idSchema, username: z.string().nullable(), name: z.string() }),
    since: z.iso.datetime(),
    /** Tokens that what came is worth by the rate of its invoice. */
    worth: z.number(),
    decision: z.enum(['credited', 'refunded']).nullable(),
    decidedAt: z.iso.datetime().nullable(),
    note: z.string(),
  })
  .meta({ id: 'OddCryptoPayment' });

export type OddPayment = z.infer<typeof oddPaymentSchema>;
export const oddPaymentAnswer = dataOf(oddPaymentSchema);
export const oddPaymentsAnswer = listOf(oddPaymentSchema);
export const oddPaymentsQuery = pageQuery.extend({ state: z.enum(['open', 'decided']).default('open') });

export const decisionBody = z.object({
  /** `credited`: tokens for what came. `refunded`: it was sent back, outside of this site. */
  decision: z.enum(['credited', 'refunded']),
  /** For whoever reads it later: the transaction that sent it back, say. */
  note: userLine({ max: 500 }),
});

export type Decision = z.output<typeof decisionBody>;
