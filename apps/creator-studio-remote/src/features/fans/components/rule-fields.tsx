import { SCREEN_LOCALES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useCountries } from '@barg/session/reference';
import { useUi } from '@barg/ui-kit';
import { FormAmountField, FormNumberField, FormSelect } from '@barg/ui-kit/forms';
import { FormCountryPicker } from '@barg/ui-kit/pickers';
import { BY_HAND, hasDays, KINDS, type RuleValues } from './list-values.ts';

interface Props {
  /** Its name in the form. */
  name: string;
  label: string;
  kind: RuleValues['kind'];
  /** Whether "by hand" is among the kinds. */
  mayBeByHand: boolean;
}

/** What is asked of the fans of a list. */
export function RuleFields({ name, label, kind, mayBeByHand }: Props) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const languages = SCREEN_LOCALES.map((value) => ({
    value,
    label: new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value,
  }));
  const kinds = mayBeByHand ? ([BY_HAND, ...KINDS] as const) : KINDS;
  return (
    <>
      <FormSelect
        name={`${name}.kind`}
        label={label}
        options={kinds.map((value) => ({ value, label: t(`fans.form.sorts.${value}`) }))}
      />
      {kind === 'spent' && (
        <FormAmountField name={`${name}.amount`} label={t('fans.form.amount')} presets={[10, 50, 100]} />
      )}
      {hasDays(kind) && <FormNumberField name={`${name}.days`} places={0} label={t('fans.form.days')} />}
      {kind === 'country' && <CountryField name={`${name}.country`} />}
      {kind === 'language' && (
        <FormSelect name={`${name}.language`} label={t('fans.form.language')} options={languages} />
      )}
    </>
  );
}

/** Asks for the list of countries only where it is shown. */
function CountryField({ name }: { name: string }) {
  const { t } = useTranslation('creator-studio');
  const countries = useCountries();
  return <FormCountryPicker name={name} label={t('fans.form.country')} countries={countries.items} />;
}
