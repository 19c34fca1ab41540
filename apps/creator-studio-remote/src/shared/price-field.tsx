import { useTranslation } from '@barg/runtime/i18n';
import { FormAmountField } from '@barg/ui-kit/forms';
import { useAskingBounds } from './use-asking-bounds.ts';

interface PriceFieldProps {
  audience: 'free' | 'subscribers' | 'paid';
  presets: readonly number[];
}

/** The price. Of an item for subscribers: what others pay to buy it without subscribing. */
export function PriceField({ audience, presets }: PriceFieldProps) {
  const { t } = useTranslation('creator-studio');
  const { maximum, help } = useAskingBounds();
  if (audience === 'free') return null;
  const isForOthers = audience === 'subscribers';
  return (
    <FormAmountField
      name="price"
      label={t(isForOthers ? 'composer.priceForOthers' : 'composer.price')}
      help={isForOthers ? `${t('composer.priceForOthersHelp')} ${help}` : help}
      isOptional={isForOthers}
      presets={presets.filter((preset) => preset <= maximum)}
    />
  );
}
