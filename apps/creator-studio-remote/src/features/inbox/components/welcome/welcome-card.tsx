import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, ErrorState, Skeleton, Stack, Text } from '@barg/ui-kit';
import { RemovedByTheSite } from '../../../../shared/removed-by-the-site.tsx';
import { useWelcomeMessageQuery } from '../../api/welcome-message.ts';
import { WelcomeForm } from './welcome-form.tsx';

/** What those who subscribe for the first time get from her. */
export function WelcomeCard() {
  const { t } = useTranslation('creator-studio');
  const { data, error, refetch } = useWelcomeMessageQuery();
  return (
    <Card aria-label={t('inbox.welcome.title')}>
      <Stack gap={3}>
        <CardTitle>{t('inbox.welcome.title')}</CardTitle>
        <Text as="p" tone="muted">
          {t('inbox.welcome.help')}
        </Text>
        {error && !data && <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height="320px" />}
        {data?.isTakenDown && <RemovedByTheSite>{t('inbox.welcome.removed')}</RemovedByTheSite>}
        {data && <WelcomeForm welcome={data} />}
      </Stack>
    </Card>
  );
}
