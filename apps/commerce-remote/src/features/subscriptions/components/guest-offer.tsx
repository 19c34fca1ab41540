import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useLoginLink, type SubscriptionType } from '@barg/session';
import { ButtonLink, Card, CardTitle, ErrorState, Stack, Text } from '@barg/ui-kit';
import { useSubscriptionOfferQuery } from '../api/subscription-offer.ts';
import { usePlanText } from '../hooks/use-plan-text.ts';
import { usePlans } from '../hooks/use-subscribe.ts';
import { PlanChoice } from './plan-choice.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';

/** The plans for guests; subscribing leads to the login first. */
export function GuestOffer({ performerId }: { performerId: string }) {
  const { t } = useTranslation('commerce');
  const { actionOf } = usePlanText();
  const { data: performer, error, refetch } = useSubscriptionOfferQuery(performerId);
  const [type, choose] = useState<SubscriptionType>('monthly');
  const { plans, chosen } = usePlans(performer ? { performer, subscription: null } : null, type);
  const toLogin = useLoginLink(
    performer
      ? {
          kind: 'dialog',
          intent: 'commerce.subscribe',
          payload: {
            performer: { _id: performer._id, username: performer.username, name: performer.name },
            period: chosen?.period ?? type,
          },
        }
      : null,
  );
  return (
    <Card aria-label={t('subscribe.title')}>
      <CardTitle>{t('subscribe.title')}</CardTitle>
      {!performer && !error && <SubscriptionSkeleton />}
      {!performer && error && <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />}
      {performer && (
        <Stack gap={3}>
          <PlanChoice plans={plans} chosen={chosen} choose={choose} />
          <ButtonLink variant="primary" size="lg" {...toLogin}>
            {chosen ? actionOf(chosen) : t('subscribe.action')}
          </ButtonLink>
          <Text as="p" size="caption" tone="muted" align="center">
            {t('subscribe.cancelAnyTime')}
          </Text>
        </Stack>
      )}
    </Card>
  );
}
