import { useTranslation } from '@barg/runtime/i18n';
import type { OwnPerformer, UpdatePerformerBody } from '@barg/api-client/models';
import { FormAmountField, FormSwitch, useZodForm } from '@barg/ui-kit/forms';
import type { SectionProps } from '../../section-props.ts';
import { SectionForm } from '../section-form.tsx';
import { BundleFields } from './bundle-fields.tsx';
import { useDearPlanQuestion } from './dear-plans.tsx';
import { BUNDLES, dearPlansOf, isDearYear, proposedPrice, type Bundle } from './plans.ts';
import { useBoundsWords, usePriceBounds, useSubscriptionSchema, type SubscriptionValues } from './price-schema.ts';

/** A bundle's price is proposed while its switch is off, and nobody has typed it. */
const DRAFT_RULES = { switchedBy: Object.fromEntries(BUNDLES.map(({ price, has }) => [price, has])) };

/** What a subscription costs, within what the site allows. */
export function SubscriptionSection({ performer }: SectionProps) {
  const { t } = useTranslation('creator-studio');
  const { maximum, isFreeAllowed } = usePriceBounds();
  const boundsOf = useBoundsWords();
  const form = useZodForm(useSubscriptionSchema(), { defaultValues: valuesOf(performer, maximum) });
  const question = useDearPlanQuestion();
  const labels = {
    monthlyPrice: t('account.subscription.monthly'),
    ...Object.fromEntries(BUNDLES.map(({ price, plan }) => [price, t(`account.subscription.${plan}`)])),
  };
  return (
    <SectionForm
      name="subscription"
      rules={DRAFT_RULES}
      performerId={performer._id}
      form={form}
      confirm={question.ask}
      valuesOf={(saved) => valuesOf(saved, maximum)}
      labels={labels}
      bodyOf={bodyOf}
      alongOf={meantOf}
    >
      <FormAmountField name="monthlyPrice" label={t('account.subscription.monthly')} help={boundsOf(1)} />
      {BUNDLES.map((bundle) => (
        <BundleFields key={bundle.plan} form={form} bundle={bundle} saved={performer[bundle.price]} />
      ))}
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

const valuesOf = (performer: OwnPerformer, maximum: number): SubscriptionValues => {
  const { monthlyPrice, isFreeTrial, quarterlyPrice, halfYearlyPrice, yearlyPrice } = performer;
  const [quarter, half, year] = BUNDLES;
  const priceOf = (bundle: Bundle) => performer[bundle.price] ?? proposedPrice(bundle, monthlyPrice, maximum);
  return {
    monthlyPrice,
    ...{ hasQuarter: quarterlyPrice !== null, quarterlyPrice: priceOf(quarter) },
    ...{ hasHalfYear: halfYearlyPrice !== null, halfYearlyPrice: priceOf(half) },
    ...{ hasYear: yearlyPrice !== null, yearlyPrice: priceOf(year) },
    isFreeTrial,
  };
};

const bodyOf = (values: SubscriptionValues): UpdatePerformerBody => ({
  monthlyPrice: values.monthlyPrice,
  quarterlyPrice: values.hasQuarter ? values.quarterlyPrice : null,
  halfYearlyPrice: values.hasHalfYear ? values.halfYearlyPrice : null,
  yearlyPrice: values.hasYear ? values.yearlyPrice : null,
  isFreeTrial: values.isFreeTrial,
});

/** That prices are meant which look like a mistake. */
const meantOf = (values: SubscriptionValues): UpdatePerformerBody => {
  const dear = dearPlansOf(values);
  return {
    ...(dear.some(isDearYear) && { isDearYearMeant: true }),
    ...(!dear.every(isDearYear) && { isDearPlanMeant: true }),
  };
};
