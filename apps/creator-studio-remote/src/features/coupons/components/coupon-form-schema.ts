import { z } from 'zod';
import type { CreateCouponBody } from '@barg/api-client/models';
import { isCouponCode } from '@barg/contract/coupon-code';
import { COUPON_BOUNDS, MOST_COUPON_USES } from '@barg/contract/coupons';
import { momentOf } from '@barg/ui-kit/forms';
import { isAhead, isOrdered, optionalMoment, optionalMomentOf } from '@barg/ui-kit/moments';

export const PURPOSES = ['subscription', 'item', 'product'] as const;

/** Whatever a number field holds: the one that is hidden is not asked for. */
const typedNumber = z.custom<number>((value) => typeof value === 'number');

const uses = z.number().int().min(1).max(MOST_COUPON_USES).nullable();

const moment = optionalMoment('creator-studio:coupons.dayMissing');

/** What the form takes; the server knows the same rules and has the last word. */
export const couponSchema = z
  .object({
    code: z.string().max(64).refine(isCouponCode, { error: 'creator-studio:coupons.badCode' }),
    takesOff: z.enum(['percent', 'amount']),
    percent: typedNumber,
    amount: typedNumber,
    for: z.record(z.enum(PURPOSES), z.boolean()),
    maxUses: uses,
    maxPerFan: uses,
    startsAt: moment,
    endsAt: moment,
  })
  .superRefine(({ takesOff, ...form }, context) => {
    const { least, most } = COUPON_BOUNDS[takesOff];
    const { error } = z.number().min(least).max(most).safeParse(form[takesOff], { reportInput: true });
    for (const { message: _, ...issue } of error?.issues ?? []) context.addIssue({ ...issue, path: [takesOff] });
  })
  .refine((form) => PURPOSES.some((purpose) => form.for[purpose]), {
    error: 'creator-studio:coupons.forNothing',
    path: ['for', 'product'],
  })
  .refine(isOrdered, { error: 'creator-studio:coupons.badEnd', path: ['endsAt', 'day'] })
  .refine(({ endsAt }) => isAhead(endsAt), { error: 'creator-studio:coupons.overAlready', path: ['endsAt', 'day'] });

export type CouponValues = z.infer<typeof couponSchema>;

/** A new coupon takes a tenth off everything, once for each fan. */
export const newCoupon = (): CouponValues => ({
  ...{ code: '', takesOff: 'percent', percent: 10, amount: 1, maxUses: null, maxPerFan: 1 },
  for: { subscription: true, item: true, product: true },
  startsAt: optionalMomentOf(null),
  endsAt: optionalMomentOf(null),
});

export const couponBodyOf = (form: CouponValues): CreateCouponBody => ({
  code: form.code,
  ...(form.takesOff === 'percent' ? { percent: form.percent } : { amount: form.amount }),
  purposes: PURPOSES.filter((purpose) => form.for[purpose]),
  maxUses: form.maxUses,
  maxPerFan: form.maxPerFan,
  startsAt: momentOf(form.startsAt),
  endsAt: momentOf(form.endsAt),
});
