import { useMemo } from 'react';
import { z } from 'zod';
import { useSetting } from '@barg/session';
import { typedNumber } from '../../../../shared/asking-price.ts';
import { BUNDLES } from './plans.ts';

export const usePriceBounds = () => {
  const [minimum, maximum] = [useSetting('minimumSubscriptionPrice'), useSetting('maximumSubscriptionPrice')];
  const isFreeAllowed = useSetting('freeSubscriptionEnabled');
  return { minimum, maximum, isFreeAllowed };
};

/** The server's own bounds, so that a price is refused where it is typed. */
export const useSubscriptionSchema = () => {
  const { minimum, maximum, isFreeAllowed } = usePriceBounds();
  return useMemo(() => {
    const isWithin = (price: number, most: number) => price >= minimum && price <= most;
    const isFree = (price: number) => price === 0 && isFreeAllowed;
    return z
      .object({
        monthlyPrice: z
          .number()
          .refine(
            (price) => isFree(price) || isWithin(price, maximum),
            'creator-studio:account.subscription.outOfBounds',
          ),
        ...{ hasQuarter: z.boolean(), quarterlyPrice: typedNumber },
        ...{ hasHalfYear: z.boolean(), halfYearlyPrice: typedNumber },
        ...{ hasYear: z.boolean(), yearlyPrice: typedNumber },
        isFreeTrial: z.boolean(),
      })
      .superRefine((values, context) => {
        const refuse = (path: string, word: 'freeYear' | 'outOfBounds') =>
          context.addIssue({ code: 'custom', path: [path], message: `creator-studio:account.subscription.${word}` });
        for (const { plan, price, has, months } of BUNDLES) {
          const value = values[price];
          if (!values[has] || isWithin(value, maximum * months)) continue;
          if (plan === 'yearly' && value === 0 && values.monthlyPrice > 0) refuse(price, 'freeYear');
          else if (plan !== 'yearly' || !isFree(value)) refuse(price, 'outOfBounds');
        }
      });
  }, [minimum, maximum, isFreeAllowed]);
};

export type SubscriptionValues = z.output<ReturnType<typeof useSubscriptionSchema>>;
