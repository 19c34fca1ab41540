import { useTranslation } from '@barg/runtime/i18n';
import { useCountries, useSpokenLanguages, usePhoneCodes } from '@barg/session/reference';
import { FormCountryPicker, FormDateField, FormLanguagesPicker, FormPhoneField } from '@barg/ui-kit/pickers';

const OLDEST_BIRTH = '1900-01-01';
/** The month in which the calendar of the birth date opens. */
const USUAL_BIRTH = '1995-01-01';

/** Optional private data; `country` as it is chosen now, whose calling code the phone number takes. */
export function AboutFields({ country }: { country: string | null }) {
  const { t } = useTranslation('account');
  const [countries, languages, codes] = [useCountries(), useSpokenLanguages(), usePhoneCodes()];
  const today = new Date().toISOString().slice(0, 10);
  return (
    <>
      <FormPhoneField
        name="phone"
        label={t('profile.phone')}
        codes={codes.items}
        isLoading={codes.isLoading}
        defaultCountry={country}
      />
      <FormDateField
        name="birthDate"
        label={t('profile.birthDate')}
        min={OLDEST_BIRTH}
        max={today}
        openAt={USUAL_BIRTH}
      />
      <FormCountryPicker
        name="country"
        label={t('profile.country')}
        countries={countries.items}
        isLoading={countries.isLoading}
      />
      <FormLanguagesPicker
        name="languages"
        label={t('profile.languages')}
        languages={languages.items}
        isLoading={languages.isLoading}
      />
    </>
  );
}
