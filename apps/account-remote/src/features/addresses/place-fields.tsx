import { useTranslation } from '@barg/runtime/i18n';
import { useCities, useCountries, useStates } from '@barg/session/reference';
import { FormCityField, FormCountryPicker } from '@barg/ui-kit/pickers';

interface PlaceFieldsProps {
  /** The current values, on which the suggestions depend. */
  country: string | null;
  state: string;
}

/** Country, state and city. The last two are suggestions with free text, because no list is complete. */
export function PlaceFields({ country, state }: PlaceFieldsProps) {
  const { t } = useTranslation('account');
  const countries = useCountries();
  const states = useStates(country);
  const stateCode = states.items.find(({ name, nativeName }) => state === name || state === nativeName)?.code ?? null;
  const cities = useCities(country, stateCode, states);
  return (
    <>
      <FormCountryPicker
        name="country"
        label={t('addresses.country')}
        countries={countries.items}
        isLoading={countries.isLoading}
      />
      <FormCityField
        name="state"
        label={t('addresses.state')}
        cities={states.items}
        isLoading={states.isLoading}
        autoComplete="address-level1"
      />
      <FormCityField name="city" label={t('addresses.city')} cities={cities.items} isLoading={cities.isLoading} />
    </>
  );
}
