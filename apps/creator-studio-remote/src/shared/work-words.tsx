import { useTranslation } from '@barg/runtime/i18n';
import { Stack } from '@barg/ui-kit';
import { FormRadioGroup, FormTextArea, FormTextField } from '@barg/ui-kit/forms';
import { PRICES } from './asking-price.ts';
import { PriceField } from './price-field.tsx';
import type { WorkFields } from './work-schema.ts';

const AUDIENCES = ['free', 'subscribers', 'paid'] as const;

/** The words of a gallery or a video, and who may see it. */
export function WorkWords({ audience }: Pick<WorkFields, 'audience'>) {
  const { t } = useTranslation('creator-studio');
  const options = AUDIENCES.map((value) => ({
    value,
    label: t(`audience.${value}`),
    help: t(`audience.help.${value}`),
  }));
  return (
    <Stack>
      <FormTextField name="title" maxLength={200} label={t('work.title')} />
      <FormTextArea name="description" isOptional rows={3} maxLength={2000} label={t('work.description')} />
      <FormRadioGroup name="audience" label={t('composer.audience')} options={options} />
      <PriceField audience={audience} presets={PRICES} />
    </Stack>
  );
}
