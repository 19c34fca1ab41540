import { useTranslation } from '@barg/runtime/i18n';
import { FormRadioGroup, FormTextArea } from '@barg/ui-kit/forms';
import { PRICES } from '../../../shared/asking-price.ts';
import { PriceField } from '../../../shared/price-field.tsx';

const AUDIENCES = ['free', 'subscribers', 'paid'] as const;

/** Who may see the post, and what everyone else reads and pays. */
export function AudienceFields({ audience }: { audience: (typeof AUDIENCES)[number] }) {
  const { t } = useTranslation('creator-studio');
  const options = AUDIENCES.map((value) => ({
    value,
    label: t(`audience.${value}`),
    help: t(`audience.help.${value}`),
  }));
  return (
    <>
      <FormRadioGroup name="audience" label={t('composer.audience')} options={options} />
      <PriceField audience={audience} presets={PRICES} />
      {audience !== 'free' && (
        <FormTextArea name="teaser" isOptional rows={2} label={t('composer.teaser')} help={t('composer.teaserHelp')} />
      )}
    </>
  );
}
