import { useTranslation } from '@barg/runtime/i18n';
import { FormAmountField } from '@barg/ui-kit/forms';

interface PriceFieldProps {
  audience: 'free' | 'subscribers' | 'paid';
  presets: readonly number[];
}

/** What it costs; for subscribers, what everybody else pays who wants it alone. */
export function PriceField({ audience, presets }: PriceFieldProps) {
  const { t } = useTranslation('creator-studio');
  if (audience === 'free') return null;
  const isForOthers = audience === 'subscribers';
  return (
    <FormAmountField
      name="price"
      label={t(isForOthers ? 'composer.priceForOthers' : 'composer.price')}
      help={isForOthers ? t('composer.priceForOthersHelp') : undefined}
      presets={presets}
    />
  );
}
