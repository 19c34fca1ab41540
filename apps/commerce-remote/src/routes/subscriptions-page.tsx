import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { PageHeader, Stack } from '@barg/ui-kit';
import { SubscriberSummary } from '../features/subscriptions/components/subscriber-summary.tsx';
import { SubscriptionList } from '../features/subscriptions/components/subscription-list.tsx';

/** A fan's subscriptions; for a performer her subscribers. */
export function SubscriptionsPage() {
  const { t } = useTranslation('commerce');
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  const title = t(isPerformer ? 'subscriptions.subscribers' : 'subscriptions.title');
  return (
    <>
      <title>{title}</title>
      <PageHeader title={title} />
      <Stack gap={4}>
        {isPerformer && <SubscriberSummary />}
        <SubscriptionList side={isPerformer ? 'performer' : 'fan'} />
      </Stack>
    </>
  );
}
