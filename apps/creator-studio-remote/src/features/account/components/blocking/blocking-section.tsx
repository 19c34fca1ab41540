import { useTranslation } from '@barg/runtime/i18n';
import { useCountries } from '@barg/session/reference';
import { ErrorState, Skeleton, Stack, Text } from '@barg/ui-kit';
import { useBlockedCountriesQuery } from '../../api/blocked-countries.ts';
import { CountriesForm } from './countries-form.tsx';

/** The countries in which a performer does not exist: chosen here, and in force at once. */
export function BlockingSection() {
  const { t } = useTranslation('creator-studio');
  const countries = useCountries();
  const { data: blocked, error, refetch } = useBlockedCountriesQuery();
  if (error && !blocked) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (countries.isError)
    return <ErrorState message={countries.error?.message || undefined} onRetry={countries.refetch} />;
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t('blocking.intro')} {t('blocking.tickets')}
      </Text>
      {blocked ? (
        <CountriesForm countries={countries.items} blocked={blocked} />
      ) : (
        <Skeleton height="120px" radius="card" />
      )}
    </Stack>
  );
}
