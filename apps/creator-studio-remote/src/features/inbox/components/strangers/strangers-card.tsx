import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, ErrorState, Skeleton, Stack } from '@barg/ui-kit';
import { useInboxSettingsQuery } from '../../api/inbox-settings.ts';
import { StrangersForm } from './strangers-form.tsx';

/** Requests of strangers, and words that she does not accept. */
export function StrangersCard() {
  const { t } = useTranslation('creator-studio');
  const { data, error, refetch } = useInboxSettingsQuery();
  return (
    <Card aria-label={t('inbox.strangers.title')}>
      <Stack gap={3}>
        <CardTitle>{t('inbox.strangers.title')}</CardTitle>
        {error && !data && <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height="280px" />}
        {data && <StrangersForm settings={data} />}
      </Stack>
    </Card>
  );
}
