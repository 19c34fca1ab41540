import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { FormAmountField, FormSwitch, type ZodForm } from '@barg/ui-kit/forms';
import { proposedPrice, type Bundle } from './plans.ts';
import { useBoundsWords, usePriceBounds, type SubscriptionValues } from './price-schema.ts';

interface BundleFieldsProps {
  form: ZodForm<SubscriptionValues, SubscriptionValues>;
  bundle: Bundle;
  /** What is saved; null where it is not offered. */
  saved: number | null;
}

/** Whether several months are offered at once, and for what. */
export function BundleFields({ form, bundle, saved }: BundleFieldsProps) {
  const { t } = useTranslation('creator-studio');
  const { maximum } = usePriceBounds();
  const boundsOf = useBoundsWords();
  const { watch, setValue, getFieldState } = form;
  useEffect(() => {
    if (saved !== null) return undefined;
    // What nobody has typed follows the month's price.
    const { unsubscribe } = watch(({ monthlyPrice: month = NaN }, { name }) => {
      if (name !== 'monthlyPrice' || !Number.isFinite(month) || getFieldState(bundle.price).isDirty) return;
      setValue(bundle.price, proposedPrice(bundle, month, maximum));
    });
    return unsubscribe;
  }, [saved, bundle, maximum, watch, setValue, getFieldState]);
  return (
    <>
      <FormSwitch
        name={bundle.has}
        label={t(`account.subscription.${bundle.has}`)}
        help={t('account.subscription.hasYearHelp')}
      />
      {watch(bundle.has) && (
        <FormAmountField
          name={bundle.price}
          label={t(`account.subscription.${bundle.plan}`)}
          help={boundsOf(bundle.months)}
        />
      )}
    </>
  );
}
