import { useTranslation } from '@barg/runtime/i18n';
import { Stack } from '@barg/ui-kit';
import { FormNumberField, FormRadioGroup, FormTextArea, FormTextField } from '@barg/ui-kit/forms';
import { PriceField } from '../../../shared/price-field.tsx';
import { ShipsNowhereNotice } from '../../../shared/shipping/ships-nowhere-notice.tsx';
import { audienceOf, type ProductFields } from './product-schema.ts';

const TYPES = ['physical', 'digital'] as const;
const AUDIENCES = ['paid', 'subscribers', 'free'] as const;
const PRICES = [5, 10, 25];

interface ProductWordsProps extends Pick<ProductFields, 'type' | 'audience'> {
  /** What a product is, is decided once. */
  isNew: boolean;
}

/** What a product is, its words, for whom it is and what it costs. */
export function ProductWords({ isNew, type, audience }: ProductWordsProps) {
  const { t } = useTranslation('creator-studio');
  const types = TYPES.map((value) => ({
    value,
    label: t(`products.types.${value}`),
    help: t(`products.types.help.${value}`),
  }));
  const audiences = AUDIENCES.map((value) => ({ value, label: t(`products.audience.${value}`) }));
  return (
    <Stack>
      {isNew && <FormRadioGroup name="type" label={t('products.type')} options={types} />}
      <FormTextField name="title" maxLength={200} label={t('work.title')} />
      <FormTextArea name="description" isOptional rows={4} maxLength={2000} label={t('work.description')} />
      {type === 'digital' && <FormRadioGroup name="audience" label={t('products.whoDownloads')} options={audiences} />}
      <PriceField audience={audienceOf({ type, audience })} presets={PRICES} />
      {type === 'physical' && (
        <FormNumberField
          name="stock"
          isOptional
          places={0}
          label={t('products.stock')}
          help={t('products.stockHelp')}
        />
      )}
      {type === 'physical' && <ShipsNowhereNotice />}
    </Stack>
  );
}
