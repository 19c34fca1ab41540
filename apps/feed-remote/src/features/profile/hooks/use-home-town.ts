import type { PerformerProfile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useUi } from '@barg/ui-kit';

const REGION_CODE = /^[A-Z]{2}$/;

/** The country's name in the reader's language; text that is not a code is kept. */
const countryName = (country: string, locale: string): string =>
  REGION_CODE.test(country) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : country;

/** City and country, as far as they are known. */
export const useHomeTown = ({ city, country }: Pick<PerformerProfile, 'city' | 'country'>): string => {
  const { t } = useTranslation('feed');
  const { locale } = useUi();
  const land = country ? countryName(country, locale) : '';
  return city && land ? t('profile.cityInCountry', { city, country: land }) : city || land;
};
