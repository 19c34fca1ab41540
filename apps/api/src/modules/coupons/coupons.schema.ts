import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
import { MOST_PIECES } from '../../shared/most-pieces.ts';
import { PLANS } from '../performers/plans.ts';
import { couponCode, typedCoupon } from './coupon-code.ts';

/** An item is a gallery, a video or a post; a product is sent or downloaded. */
const ownPurposes = ['subscription', 'item', 'product'] as const;
/** Token packages are sold by the site, so only its own coupons apply to them. */
export const couponPurposes = [...ownPurposes, 'package'] as const;
export type CouponPurpose = (typeof couponPurposes)[number];

export const couponReasons = ['ended', 'not-yet', 'not-for-this', 'used-by-you', 'used-up'] as const;
export type CouponReason = (typeof couponReasons)[number];

export const couponSchema = z
  .object({
    _id: idSchema,
    code: z.string(),
    /** One of the two: a percentage, or tokens. */
    percent: z.number().nullable(),
    amount: z.number().nullable(),
    purposes: z.array(z.enum(couponPurposes)),
    /** Null: unlimited. */
    maxUses: z.number().int().nullable(),
    maxPerFan: z.number().int().nullable(),
    used: z.number().int(),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Coupon' });

const MOST_USES = 1_000_000;
const uses = z.number().int().min(1).max(MOST_USES).nullable();

const couponBody = <const P extends CouponPurpose>(purposes: readonly P[]) =>
  z
    .object({
      code: couponCode,
      percent: z.number().min(0.01).max(100).multipleOf(0.01).nullable().default(null),
      amount: amountSchema.nullable().default(null),
      purposes: z
        .array(z.enum(purposes))
        .min(1)
        .max(purposes.length)
        .default([...purposes]),
      maxUses: uses.default(null),
      maxPerFan: uses.default(1),
      startsAt: momentSchema.nullable().default(null),
      endsAt: momentSchema.nullable().default(null),
    })
    .refine(({ percent, amount }) => (percent === null) !== (amount === null), { path: ['percent'] })
    .refine(({ amount }) => amount !== 0, { path: ['amount'] })
    .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, { path: ['endsAt'] })
    .refine(({ endsAt }) => endsAt === null || new Date(endsAt) > new Date(), { path: ['endsAt'] });

export const createCouponBody = couponBody(ownPurposes);
export const createManagedCouponBody = couponBody(couponPurposes);

export type CreateCouponBody = z.output<typeof createManagedCouponBody>;

export const couponAnswer = dataOf(couponSchema);
export const couponsAnswer = listOf(couponSchema);
export const couponsQuery = pageQuery;

export const applyCouponParams = z.object({ code: typedCoupon });

/** A subscription is identified by its performer and `plan`; `quantity` is the number of pieces of a product. */
export const applyCouponBody = z.object({
  purpose: z.enum(['subscription', 'feed', 'gallery', 'video', 'product', 'package']),
  itemId: idSchema,
  plan: z.enum(PLANS).default('monthly'),
  quantity: z.number().int().min(1).max(MOST_PIECES).default(1),
});

export type ApplyCouponBody = z.output<typeof applyCouponBody>;

/**
 * In tokens, and for a package in the site's currency with the buyer's tax. The total of a product is without shipping.
 * With a reason there is no discount.
 */
export const couponQuoteSchema = z
  .object({
    code: z.string(),
    discount: z.number(),
    total: z.number(),
    /** The tax in the total of a package. */
    tax: z.number().optional(),
    endsAt: z.iso.datetime().nullable(),
    reason: z.enum(couponReasons).optional(),
  })
  .meta({ id: 'CouponQuote' });

export const couponQuoteAnswer = dataOf(couponQuoteSchema);
