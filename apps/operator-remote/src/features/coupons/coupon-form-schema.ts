import type { CreateManagedCouponBody } from '@barg/api-client/models';
import { MOST_AMOUNT } from '@barg/contract';
import { isCouponCode } from '@barg/contract/coupon-code';
import { momentOf } from '@barg/ui-kit/forms';
import { z } from 'zod';
import { isAhead, isOrdered, momentFieldsOf, momentSchema } from '../../shared/moment.ts';

const MOST_USES = 1_000_000;
const uses = z.number().int().min(1).max(MOST_USES).nullable();

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
    percent: z.number().min(0.01).max(100),
    amount: z.number().min(0.01).max(MOST_AMOUNT),
    subscriptions: z.boolean(),
    items: z.boolean(),
    products: z.boolean(),
    packages: z.boolean(),
    maxUses: uses,
    maxPerFan: uses,
    startsAt: momentSchema,
    endsAt: momentSchema,
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
