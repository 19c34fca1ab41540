import { Suspense, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, CardTitle, Inline, lazyPart, Skeleton, Stack, Text } from '@barg/ui-kit';

const CampaignForm = lazyPart(() => import('./campaign-form.tsx'));

/** Where a new mass message is written. */
export function CampaignCard() {
  const { t } = useTranslation('creator-studio');
  const [isWriting, setWriting] = useState(false);
  return (
    <Card aria-label={t('campaigns.new')}>
      <Stack gap={3}>
        <CardTitle>{t('campaigns.new')}</CardTitle>
        <Text tone="muted">{t('campaigns.intro')}</Text>
        {!isWriting && (
          <Inline>
            <Button variant="primary" onClick={() => setWriting(true)}>
              {t('campaigns.write')}
            </Button>
          </Inline>
        )}
        {isWriting && (
          <Suspense fallback={<Skeleton height="480px" />}>
            <CampaignForm onMade={() => setWriting(false)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
