import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { typedCoupon } from '../coupons/coupon-code.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { MOST_PACKAGES } from './packages/packages.schema.ts';

export const providerSchema = z.enum(['sandbox', 'stripe']);

/** A card as a person types it. It is handed to the gateway and kept nowhere. */
export const cardDetailsSchema = z.object({
  number: z
    .string()
    .max(30)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'twelve to nineteen digits')),
  expMonth: z.number().int().min(1).max(12),
  expYear: z.number().int().min(2000).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/, 'three or four digits'),
});

/** A card that the gateway's own fields in the browser have exchanged: Stripe Elements' payment method. */
export const cardTokenSchema = z.object({ token: z.string().min(1).max(200) });

/** Which of them a gateway takes is its own affair: the sandbox takes test numbers, Stripe takes tokens. */
export const cardSourceSchema = z.union([cardTokenSchema, cardDetailsSchema]);

/** A saved card. */
export const cardSchema = z
  .object({
    _id: idSchema,
    provider: z.string(),
    brand: z.string(),
    last4: z.string(),
    expMonth: z.number().int(),
    expYear: z.number().int(),
    /** Whether it is proposed first. */
    isDefault: z.boolean(),
    /** `soon`: it is good until the end of this month or of the next. */
    expiry: z.enum(['good', 'soon', 'past']),
  })
  .meta({ id: 'PaymentCard' });

export type PaymentCard = z.infer<typeof cardSchema>;

export const cardAnswer = dataOf(cardSchema);
export const cardsAnswer = listOf(cardSchema);
export const providerParams = z.object({ provider: providerSchema });

/**
 * Either `amount` (tokens within the settings minimumWalletPrice and maximumWalletPrice) or `packageId`, and either
 * `cardId` or `card`. An amount beside a package must be the package's tokens.
 */
export const topUpBody = z
  .object({
    amount: amountSchema.optional(),
    packageId: idSchema.optional(),
    /** The price with tax that was shown to the buyer; another one is refused. Required for a package. */
    expectedPrice: amountSchema.optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    cardId: idSchema.optional(),
    card: cardSourceSchema.optional(),
    /** Keeps the card for the next time. */
    saveCard: z.boolean().default(false),
    /** A coupon of the site, for a package. */
    coupon: typedCoupon.optional(),
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
  })
  .refine((body) => (body.cardId === undefined) !== (body.card === undefined), {
    error: 'either cardId or card is needed',
    path: ['card'],
  });

export type TopUpBody = z.output<typeof topUpBody>;

/** Where the payer confirms a payment to the bank (3-D Secure): an address elsewhere, or a path of this site. */
export const nextActionSchema = z
  .object({
    url: z.string(),
    /** For the gateway's script, which asks the payer on the current page; null if it has none, and in lists. */
    clientSecret: z.string().nullable(),
  })
  .meta({ id: 'PaymentNextAction' });

/** A movement of real money. */
export const paymentSchema = z
  .object({
    _id: idSchema,
    /** What the tokens were bought for. */
    purpose: z.enum(['top-up', 'subscription']),
    provider: z.string(),
    /** In `currency`, with the tax. */
    amount: z.number(),
    /** How much of it is tax. */
    tax: z.number(),
    currency: z.string(),
    /** Tokens that it buys. */
    tokens: z.number(),
    status: z.enum(['pending', 'succeeded', 'failed', 'refunded']),
    /** How much of the amount was given back, or is on its way back. */
    refunded: z.number(),
    /** The part of `refunded` that is on its way. */
    refundsOnTheirWay: z.number(),
    /** How the bank disputes it; null also for disputes that were won. */
    dispute: z.enum(['open', 'lost']).nullable(),
    /** Why it failed: the code of the error that the payer was given. */
    failureCode: z.string().nullable(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** While it is pending and the bank waits for its payer. */
    nextAction: nextActionSchema.nullable(),
    /** The number of its receipt, once it went through. */
    receipt: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Payment' });

export type Payment = z.infer<typeof paymentSchema>;

/** What became of a payment so far. `requires-action`: pending, until its payer has confirmed it at `nextAction`. */
export const topUpResultSchema = z
  .object({
    status: z.enum(['succeeded', 'pending', 'requires-action', 'failed', 'refunded']),
    nextAction: nextActionSchema.nullable(),
    payment: paymentSchema,
    balance: z.number(),
  })
  .meta({ id: 'TopUpResult' });

export type TopUpResult = z.infer<typeof topUpResultSchema>;

export const topUpAnswer = dataOf(topUpResultSchema);
export const paymentsAnswer = listOf(paymentSchema);
export const paymentsQuery = pageQuery;

export const tokenPackageSchema = z
  .object({
    _id: idSchema,
    /** In the caller's language. */
    name: z.string(),
    tokens: z.number(),
    /** In `currency`, with the tax. */
    price: z.number(),
    /** How much of it is tax. */
    tax: z.number(),
    currency: z.string(),
  })
  .meta({ id: 'TokenPackage' });

export type TokenPackage = z.infer<typeof tokenPackageSchema>;

/** All that there can be where nothing is said: a wallet that shows only some would leave others unsold. */
export const packagesQuery = z.object({ limit: pageQuery.shape.limit.unwrap().default(MOST_PACKAGES) });
export const packagesAnswer = listOf(tokenPackageSchema);
