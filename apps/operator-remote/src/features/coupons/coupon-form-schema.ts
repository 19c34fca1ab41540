import type { CreateManagedCouponBody } from '@barg/api-client/models';
import { isCouponCode } from '@barg/contract/coupon-code';
import { COUPON_BOUNDS, MOST_COUPON_USES } from '@barg/contract/coupons';
import { momentOf } from '@barg/ui-kit/forms';
import { z } from 'zod';
import { isAhead, isOrdered, momentFieldsOf, momentSchema } from '../../shared/moment.ts';

/** Whatever a number field holds: the one that is hidden is not asked for. */
const typedNumber = z.custom<number>((value) => typeof value === 'number');

const uses = z.number().int().min(1).max(MOST_COUPON_USES).nullable();

type Purpose = NonNullable<CreateManagedCouponBody['purposes']>[number];

const purposesOf = (form: Record<'subscriptions' | 'items' | 'products' | 'packages', boolean>): Purpose[] => {
  const chosen = { subscription: form.subscriptions, item: form.items, product: form.products, package: form.packages };
  return (['subscription', 'item', 'product', 'package'] as const).filter((purpose) => chosen[purpose]);
};

/** What the form takes; the server knows the same rules and has the last word. */
export const couponFormSchema = z
  .object({
    code: z.string().max(64).refine(isCouponCode, { error: 'operator:coupons.badCode' }),
    takesOff: z.enum(['percent', 'amount']),
    percent: typedNumber,
    amount: typedNumber,
    subscriptions: z.boolean(),
    items: z.boolean(),
    products: z.boolean(),
    packages: z.boolean(),
    maxUses: uses,
    maxPerFan: uses,
    startsAt: momentSchema,
    endsAt: momentSchema,
  })
  .superRefine(({ takesOff, ...form }, context) => {
    const { least, most } = COUPON_BOUNDS[takesOff];
    const { error } = z.number().min(least).max(most).safeParse(form[takesOff], { reportInput: true });
    for (const { message: _, ...issue } of error?.issues ?? []) context.addIssue({ ...issue, path: [takesOff] });
  })
  .refine((form) => purposesOf(form).length > 0, { error: 'operator:coupons.forNothing', path: ['packages'] })
  .refine(isOrdered, { error: 'operator:promos.badEnd', path: ['endsAt', 'day'] })
  .refine(({ endsAt }) => isAhead(endsAt), { error: 'operator:coupons.overAlready', path: ['endsAt', 'day'] });

export type CouponForm = z.infer<typeof couponFormSchema>;

/** A new coupon takes a tenth off everything, once for each fan. */
export const newCoupon = (): CouponForm => ({
  code: '',
  takesOff: 'percent',
  percent: 10,
  amount: 1,
  subscriptions: true,
  items: true,
  products: true,
  packages: false,
  maxUses: null,
  maxPerFan: 1,
  startsAt: momentFieldsOf(null),
  endsAt: momentFieldsOf(null),
});

export const couponBodyOf = (form: CouponForm): CreateManagedCouponBody => ({
  code: form.code,
  ...(form.takesOff === 'percent' ? { percent: form.percent } : { amount: form.amount }),
  purposes: purposesOf(form),
  maxUses: form.maxUses,
  maxPerFan: form.maxPerFan,
  startsAt: momentOf(form.startsAt),
  endsAt: momentOf(form.endsAt),
});
