import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useFormat } from '@barg/ui-kit';
import { FormAmountField, FormSwitch, useZodForm } from '@barg/ui-kit/forms';
import type { SectionProps } from '../../sections.ts';
import { typedNumber } from '../../../../shared/asking-price.ts';
import { isDearYear, proposedYear, useDearYearQuestion } from './dear-year.tsx';
import { SectionForm } from '../section-form.tsx';

const MONTHS_OF_A_YEAR = 12;

const usePriceBounds = () => {
  const [minimum, maximum] = [useSetting('minimumSubscriptionPrice'), useSetting('maximumSubscriptionPrice')];
  const isFreeAllowed = useSetting('freeSubscriptionEnabled');
  return { minimum, maximum, isFreeAllowed };
};

/** The server's own bounds, so that a price is refused where it is typed. */
const useSubscriptionSchema = () => {
  const { minimum, maximum, isFreeAllowed } = usePriceBounds();
  return useMemo(() => {
    const isWithin = (price: number, most: number) =>
      (price === 0 && isFreeAllowed) || (price >= minimum && price <= most);
    return z
      .object({
        monthlyPrice: z
          .number()
          .refine((price) => isWithin(price, maximum), 'creator-studio:account.subscription.outOfBounds'),
        hasYear: z.boolean(),
        yearlyPrice: typedNumber,
        isFreeTrial: z.boolean(),
      })
      .refine(({ hasYear, monthlyPrice, yearlyPrice }) => !hasYear || yearlyPrice > 0 || monthlyPrice === 0, {
        path: ['yearlyPrice'],
        error: 'creator-studio:account.subscription.freeYear',
      })
      .refine(({ hasYear, yearlyPrice }) => !hasYear || isWithin(yearlyPrice, maximum * MONTHS_OF_A_YEAR), {
        path: ['yearlyPrice'],
        error: 'creator-studio:account.subscription.outOfBounds',
      });
  }, [minimum, maximum, isFreeAllowed]);
};

/** What a subscription costs, within what the site allows. Running ones keep the price they were begun with. */
export function SubscriptionSection({ performer }: SectionProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { minimum, maximum, isFreeAllowed } = usePriceBounds();
  const { monthlyPrice, yearlyPrice, isFreeTrial } = performer;
  const mostForYear = maximum * MONTHS_OF_A_YEAR;
  const form = useZodForm(useSubscriptionSchema(), {
    defaultValues: {
      monthlyPrice,
      hasYear: yearlyPrice !== null,
      yearlyPrice: yearlyPrice ?? proposedYear(monthlyPrice, mostForYear),
      isFreeTrial,
    },
  });
  const { watch, setValue, getFieldState } = form;
  useEffect(() => {
    if (yearlyPrice !== null) return undefined;
    // What nobody has typed follows the month's price.
    const { unsubscribe } = watch(({ monthlyPrice: month = NaN }, { name }) => {
      if (name !== 'monthlyPrice' || !Number.isFinite(month) || getFieldState('yearlyPrice').isDirty) return;
      setValue('yearlyPrice', proposedYear(month, mostForYear));
    });
    return unsubscribe;
  }, [yearlyPrice, mostForYear, watch, setValue, getFieldState]);
  const question = useDearYearQuestion();
  const boundsOf = (most: number) =>
    t(isFreeAllowed ? 'account.subscription.boundsOrFree' : 'account.subscription.bounds', {
      minimum: format.tokens(minimum),
      maximum: format.tokens(most),
    });
  return (
    <SectionForm
      name="subscription"
      performerId={performer._id}
      form={form}
      confirm={question.ask}
      toChanges={({ hasYear, ...values }) => ({
        ...values,
        yearlyPrice: hasYear ? values.yearlyPrice : null,
        ...(isDearYear({ hasYear, ...values }) && { isDearYearMeant: true }),
      })}
    >
      <FormAmountField name="monthlyPrice" label={t('account.subscription.monthly')} help={boundsOf(maximum)} />
      <FormSwitch
        name="hasYear"
        label={t('account.subscription.hasYear')}
        help={t('account.subscription.hasYearHelp')}
      />
      {form.watch('hasYear') && (
        <FormAmountField name="yearlyPrice" label={t('account.subscription.yearly')} help={boundsOf(mostForYear)} />
      )}
      {isFreeAllowed && (
        <FormSwitch
          name="isFreeTrial"
          label={t('account.subscription.freeTrial')}
          help={t('account.subscription.freeTrialHelp')}
        />
      )}
      {question.dialog}
    </SectionForm>
  );
}
