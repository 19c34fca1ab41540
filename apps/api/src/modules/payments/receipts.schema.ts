import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

const moneySchema = z.number().meta({ description: 'In `currency`' });

export const receiptSchema = z
  .object({
    /** Of the year, without gaps: `2026-000042`. */
    number: z.string(),
    issuedAt: z.iso.datetime(),
    /** The site, and the buyer, as they were called then. */
    seller: z.string(),
    buyer: z.string(),
    /** What for: tokens, or a subscription that was paid with them at once. */
    purpose: z.enum(['top-up', 'subscription']),
    tokens: z.number(),
    currency: z.string(),
    /** Without the tax, and with it. */
    /** Before the discount of a coupon, and that discount; both without tax. */
    price: moneySchema,
    discount: moneySchema,
    net: moneySchema,
    total: moneySchema,
    /** The tax, with the country of the buyer; null when none applied. */
    tax: z.object({ country: z.string(), name: z.string(), percent: z.number(), amount: moneySchema }).nullable(),
    provider: z.string(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** What went back, or is about to, the tax among it; the oldest first. */
    refunds: z.array(
      z.object({
        amount: moneySchema,
        tax: moneySchema,
        status: z.enum(['pending', 'succeeded']),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Receipt' });

export type Receipt = z.infer<typeof receiptSchema>;

export const receiptAnswer = dataOf(receiptSchema);
