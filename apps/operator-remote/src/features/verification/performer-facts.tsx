import type { PerformerVerification } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useUi } from '@barg/ui-kit';
import { countryName } from '@barg/ui-kit/names';
import { Facts } from '../../shared/facts.tsx';

/** The account's data, which the documents must match. */
export function PerformerFacts({ performer, min }: { performer: PerformerVerification; min?: number }) {
  const { t } = useTranslation('operator');
  const { locale } = useUi();
  const format = useFormat();
  const { name, email, birthDate, country, status } = performer;
  return (
    <Facts
      min={min}
      facts={[
        { name: t('users.person'), value: <bdi>{name}</bdi> },
        { name: t('verification.birthDate'), value: birthDate ? format.calendarDay(birthDate, 'long') : '–' },
        { name: t('verification.country'), value: <bdi>{country ? countryName(country, locale) : '–'}</bdi> },
        { name: t('users.email'), value: <bdi>{email ?? '–'}</bdi> },
        { name: t('status'), value: t(`verification.${status}`) },
      ]}
    />
  );
}
