import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';

export const methodKindSchema = z.enum(['bank', 'paypal', 'stripe', 'crypto']).meta({ id: 'PayoutMethodKind' });

/** Why no payout can be requested; each is the error code of requesting it. */
export const refusalSchema = z.enum([
  'payout.pending',
  'payout.debt',
  'payout.no_method',
  'payout.below_minimum',
  'payout.not_enough',
]);

export const calculateBody = z.object({ amount: amountSchema.optional() });

export const payoutQuoteSchema = z
  .object({
    /** In tokens: the requested amount, by default all that is available. */
    amount: z.number(),
    /** Available tokens, and pending ones by day, the next first. */
    available: z.number(),
    pending: z.array(z.object({ amount: z.number(), availableAt: z.iso.datetime() })),
    /** Tokens that are reserved for requests that are not sent yet. */
    reserved: z.number(),
    /** The debt after reversals, in tokens. */
    owed: z.number(),
    /** The minimum of a request and its fee, in tokens. */
    minimum: z.number(),
    fee: z.number(),
    /** The amount that is sent, in the currency. */
    net: z.number(),
    currency: z.string(),
    eligible: z.boolean(),
    reasons: z.array(refusalSchema),
    /** When enough becomes available; null when pending earnings do not suffice. */
    nextAllowedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PayoutQuote' });

const noteSchema = userText({ max: 500, min: 0 });

export const requestPayoutBody = z.object({
  amount: amountSchema,
  methodId: methodKindSchema,
  note: noteSchema.default(''),
  /** What is sent, in the currency, as the caller has seen it: another result is refused. */
  expectedNet: amountSchema,
});

/**
 * Omitted fields are not changed; `withdrawn` withdraws the request. Everything else is calculated again, so it says what
 * the caller has seen that would be sent.
 */
export const changePayoutBody = z
  .object({
    amount: amountSchema.optional(),
    methodId: methodKindSchema.optional(),
    note: noteSchema.optional(),
    expectedNet: amountSchema.optional(),
    withdrawn: z.literal(true).optional(),
  })
  .refine(({ withdrawn, expectedNet }) => withdrawn || expectedNet !== undefined, {
    path: ['expectedNet'],
    error: 'what would be sent, as it was shown',
  });

export const maskedSchema = z
  .object({
    account: z.string(),
    holder: z.string().nullable(),
    bank: z.string().nullable(),
    country: z.string().nullable(),
    network: z.string().nullable(),
  })
  .meta({ id: 'MaskedPayoutDetails' });

export const payoutStatusSchema = z
  .enum(['pending-review', 'approved', 'paid', 'rejected'])
  .meta({ id: 'PayoutStatus' });

export const payoutRequestSchema = z
  .object({
    _id: idSchema,
    /** In tokens, with the fee. */
    amount: z.number(),
    fee: z.number(),
    net: z.number(),
    currency: z.string(),
    methodId: methodKindSchema,
    details: maskedSchema,
    note: z.string(),
    status: payoutStatusSchema,
    /** Why it was rejected: a message of the operator or the bank. */
    reason: z.enum(['withdrawn', 'refused', 'returned']).nullable(),
    reasonText: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'PayoutRequest' });

/** Why a request is blocked, and who has to act. */
export const payoutHoldSchema = z
  .object({
    by: z.enum(['operator', 'site', 'performer']),
    reason: z.enum(['new-details', 'suspended', 'debt', 'review', 'second-approval', 'sending']),
    /** When it ends without an action; null when one is needed. */
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PayoutHold' });

export const payoutAttemptSchema = z
  .object({
    _id: idSchema,
    status: z.enum(['sent', 'failed', 'returned']),
    reference: z.string(),
    text: z.string(),
    createdAt: z.iso.datetime(),
    returnedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PayoutAttempt' });

export const payoutEventSchema = z
  .object({
    _id: idSchema,
    kind: z.enum([
      'requested',
      'changed',
      'withdrawn',
      'first-approved',
      'approved',
      'refused',
      'failed',
      'sent',
      'returned',
    ]),
    by: z.enum(['performer', 'operator']),
    /** In tokens, when the amount was set or changed. */
    amount: z.number().nullable(),
    text: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PayoutEvent' });

export const payoutViewSchema = z
  .object({
    request: payoutRequestSchema,
    /** Empty when it is paid or rejected. */
    holds: z.array(payoutHoldSchema),
    attempts: z.array(payoutAttemptSchema),
    /** Oldest first. */
    timeline: z.array(payoutEventSchema),
  })
  .meta({ id: 'PayoutView' });

export const payoutsQuery = pageQuery.extend({
  status: payoutStatusSchema.optional(),
  from: momentSchema.optional(),
  to: momentSchema.optional(),
});

export const quoteAnswer = dataOf(payoutQuoteSchema);
export const payoutRequestAnswer = dataOf(payoutRequestSchema);
export const payoutViewAnswer = dataOf(payoutViewSchema);
export const payoutsAnswer = listOf(payoutRequestSchema);
export const pendingReviewAnswer = dataOf(z.object({ pending: z.boolean(), request: payoutRequestSchema.optional() }));

export type Refusal = z.infer<typeof refusalSchema>;
export type PayoutRequest = z.infer<typeof payoutRequestSchema>;
export type PayoutHold = z.infer<typeof payoutHoldSchema>;
export type PayoutView = z.infer<typeof payoutViewSchema>;
export type RequestPayoutBody = z.output<typeof requestPayoutBody>;
export type ChangePayoutBody = z.output<typeof changePayoutBody>;
