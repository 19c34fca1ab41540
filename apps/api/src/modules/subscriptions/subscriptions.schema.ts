import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
import { userText } from '../../shared/user-text.ts';
import { typedCoupon } from '../coupons/coupon-code.ts';
import { performerCardSchema } from '../performers/performer-card.ts';
import { PLANS } from '../performers/plans.ts';

const subscriptionTypes = [...PLANS, 'free'] as const;
export const subscriptionStatuses = ['active', 'paused', 'cancelled', 'past-due', 'expired'] as const;

export const subscriptionSchema = z
  .object({
    _id: idSchema,
    performer: performerCardSchema,
    user: authorSchema,
    type: z.enum(subscriptionTypes),
    /** `paused` opens nothing; `cancelled` runs to the end of its period; `past-due` waits for tokens in the wallet. */
    status: z.enum(subscriptionStatuses),
    /** Tokens that the next period costs. */
    price: z.number(),
    startedAt: z.iso.datetime(),
    currentPeriodEnd: z.iso.datetime(),
    cancelledAt: z.iso.datetime().nullable(),
    /** It pauses from the end of its period, until a day or (null) until its fan says so; null where it does not. */
    pause: z.object({ until: z.iso.datetime().nullable() }).nullable(),
    /** What is left of the period was given, by whom, and with which note (for who got it alone). */
    gift: z.object({ from: authorSchema, note: z.string().nullable() }).nullable(),
    /**
     * A price that was announced: a period that begins at that moment or later costs it, instead of what one does now. Not
     * before the present period ends.
     */
    priceChange: z.object({ before: z.number(), price: z.number(), from: z.iso.datetime() }).nullable(),
    /**
     * Why it could not be renewed: the code of what the wallet refused with, or `account.payment_pending` while the bank
     * has not answered about the card.
     */
    failure: z.string().nullable(),
    /** The saved card that it is renewed from, for its fan alone; null where the wallet is all that pays. */
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  })
  .meta({ id: 'Subscription' });

export type Subscription = z.infer<typeof subscriptionSchema>;

export const subscribeBody = z.object({
  performerId: idSchema,
  type: z.enum(subscriptionTypes).default('monthly'),
  /** What the fan has seen, in tokens: what is charged now, and each later period. Other prices are not charged. */
  expectedPrice: amountSchema,
  expectedRenewalPrice: amountSchema,
  /** Lowers what is charged now; later periods cost what they cost. */
  coupon: typedCoupon.optional(),
});

export type SubscribeBody = z.output<typeof subscribeBody>;

/** `charged` is 0 for a free period and for taking a cancellation back. */
export const subscribeResultSchema = z
  .object({ subscription: subscriptionSchema, charged: z.number(), balance: z.number() })
  .meta({ id: 'SubscribeResult' });

export type SubscribeResult = z.infer<typeof subscribeResultSchema>;

export const subscribeAnswer = dataOf(subscribeResultSchema);
export const subscriptionAnswer = dataOf(subscriptionSchema);
export const subscriptionsAnswer = listOf(subscriptionSchema);
export const subscriptionsQuery = pageQuery.extend({ status: z.enum(subscriptionStatuses).optional() });
/** A fan's own, of one performer on demand: at most one then. */
export const ownSubscriptionsQuery = subscriptionsQuery.extend({ performerId: idSchema.optional() });

export type SubscriptionsQuery = z.output<typeof ownSubscriptionsQuery>;

/** Until a day after the end of what is paid, or (null) until the fan says so. */
export const pauseBody = z.object({ until: momentSchema.nullable() });
export type PauseBody = z.output<typeof pauseBody>;

/**
 * What the fan has seen, in tokens: nothing for a pause that has not begun, otherwise the price of a period, with the coupon
 * applied.
 */
export const resumeBody = z.object({ expectedPrice: amountSchema, coupon: typedCoupon.optional() });
export type ResumeBody = z.output<typeof resumeBody>;

export const cancelReasons = [
  'too-expensive',
  'too-little',
  'not-as-expected',
  'seen-enough',
  'too-many',
  'technical',
  'other',
] as const;

/** Why, for the performer, who reads the words without a name; nobody has to say. */
export const cancelBody = z
  .object({ reason: z.enum(cancelReasons), words: userText({ max: 500, min: 0 }).default('') })
  .nullish();
export type CancelBody = z.output<typeof cancelBody>;

/** `provider` is whoever renews it: the wallet, until gateways do. */
export const cancelParams = z.object({ provider: z.enum(['wallet', 'stripe']), id: idSchema });

export type CancelParams = z.output<typeof cancelParams>;
