import { isCouponCode, normalizeCoupon } from '@barg/contract/coupon-code';
import { z } from 'zod';

/** A new code. Not a `pattern` of the API's document, whose users may not support Unicode classes. */
export const couponCode = z
  .string()
  .max(64)
  .overwrite(normalizeCoupon)
  .refine(isCouponCode, { error: 'three to thirty-two letters, digits, hyphens or underscores' });

/** An optional code of a payment. */
export const typedCoupon = z.string().max(64).overwrite(normalizeCoupon);
