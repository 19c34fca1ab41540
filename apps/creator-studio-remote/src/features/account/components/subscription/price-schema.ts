import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useFormat } from '@barg/ui-kit';
import { typedNumber } from '../../../../shared/asking-price.ts';
import { BUNDLES } from './plans.ts';

/** A month and a year; months in between have a price. */
const MAY_BE_FREE: readonly number[] = [1, 12];

export const usePriceBounds = () => {
  const [minimum, maximum] = [useSetting('minimumSubscriptionPrice'), useSetting('maximumSubscriptionPrice')];
  const isFreeAllowed = useSetting('freeSubscriptionEnabled');
  return { minimum, maximum, isFreeAllowed };
};

/** The bounds in words, before and after another price was typed: of so many months, that may be free or not. */
export const useBoundsWords = () => {
  const { t } = useTranslation('creator-studio');
  const { minimum, maximum, isFreeAllowed } = usePriceBounds();
  const format = useFormat();
  return useCallback(
    (months: number): string => {
      const most = maximum * months;
      return t(`account.subscription.${isFreeAllowed && MAY_BE_FREE.includes(months) ? 'boundsOrFree' : 'bounds'}`, {
        minimum: format.tokens(minimum),
        maximum: t('ui:price', { count: most, amount: format.tokens(most) }),
      });
    },
    [t, format, minimum, maximum, isFreeAllowed],
  );
};

/** The server's own bounds, so that a price is refused where it is typed. */
export const useSubscriptionSchema = () => {
  const { minimum, maximum, isFreeAllowed } = usePriceBounds();
  const boundsOf = useBoundsWords();
  return useMemo(() => {
    const isWithin = (price: number, most: number) => price >= minimum && price <= most;
    const isFree = (price: number) => price === 0 && isFreeAllowed;
    return z
      .object({
        monthlyPrice: z.number().refine((price) => isFree(price) || isWithin(price, maximum), boundsOf(1)),
        ...{ hasQuarter: z.boolean(), quarterlyPrice: typedNumber },
        ...{ hasHalfYear: z.boolean(), halfYearlyPrice: typedNumber },
        ...{ hasYear: z.boolean(), yearlyPrice: typedNumber },
        isFreeTrial: z.boolean(),
      })
      .superRefine((values, context) => {
        const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
        for (const { plan, price, has, months } of BUNDLES) {
          const value = values[price];
          if (!values[has] || isWithin(value, maximum * months)) continue;
          if (plan === 'yearly' && value === 0 && values.monthlyPrice > 0) {
            refuse(price, 'creator-studio:account.subscription.freeYear');
          } else if (plan !== 'yearly' || !isFree(value)) refuse(price, boundsOf(months));
        }
      });
  }, [minimum, maximum, isFreeAllowed, boundsOf]);
};

export type SubscriptionValues = z.output<ReturnType<typeof useSubscriptionSchema>>;
