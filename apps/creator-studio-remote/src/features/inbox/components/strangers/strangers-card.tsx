import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, ErrorState, lazyPart, Skeleton, Stack } from '@barg/ui-kit';
import { useInboxSettingsQuery } from '../../api/inbox-settings.ts';

const StrangersForm = lazyPart(() => import('./strangers-form.tsx'));

/** Requests of strangers, and words that she does not accept. */
export function StrangersCard() {
  const { t } = useTranslation('creator-studio');
  const { data, error, refetch } = useInboxSettingsQuery();
  const waiting = <Skeleton height="280px" />;
  return (
    <Card aria-label={t('inbox.strangers.title')}>
      <Stack gap={3}>
        <CardTitle>{t('inbox.strangers.title')}</CardTitle>
        {error && !data && <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />}
        {!error && !data && waiting}
        {data && (
          <Suspense fallback={waiting}>
            <StrangersForm settings={data} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
