import Sparkles from 'lucide-react/icons/sparkles';
import Users from 'lucide-react/icons/users';
import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Link } from '@barg/runtime/router';
import { nextPages } from '@barg/session';
import {
  Avatar,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  InfiniteList,
  Inline,
  PersonName,
  Skeleton,
  Stack,
  Text,
  Time,
} from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import { useSubscriptionPagesInfiniteQuery, type SubscriptionSide } from '../api/list-subscriptions.ts';
import { SubscriptionControls } from './subscription-controls.tsx';
import { SubscriptionNotes } from './subscription-notes.tsx';
import { SubscriptionBadge, useSubscriptionText } from './subscription-status.tsx';
import { SubscriberRow, SubscriptionRow, SubscriptionWho } from './subscription.styles.ts';

/** The subscriptions of a fan, or the subscribers of a performer. */
export function SubscriptionList({ side }: { side: SubscriptionSide }) {
  const { t } = useTranslation('commerce');
  const query = useSubscriptionPagesInfiniteQuery(side);
  const subscriptions = query.currentData?.pages.flatMap(({ data }) => data);
  const Row = side === 'fan' ? FanRow : PerformerRow;

  if (query.isError && !subscriptions?.length) {
    return <ErrorState message={query.error.message || undefined} onRetry={() => void query.refetch()} />;
  }
  if (!subscriptions) return <Skeleton height={376} radius="card" />;
  if (subscriptions.length === 0) return side === 'fan' ? <NoSubscriptions /> : <NoSubscribers />;
  return (
    <Card as="div" padding="none">
      <InfiniteList {...nextPages(query)}>
        <ul aria-label={t(side === 'fan' ? 'subscriptions.title' : 'subscriptions.subscribers')}>
          {subscriptions.map((subscription) => (
            <Row key={subscription._id} subscription={subscription} />
          ))}
        </ul>
      </InfiniteList>
    </Card>
  );
}

function NoSubscriptions() {
  const { t } = useTranslation('commerce');
  const action = <ButtonLink to={sitePaths.explore}>{t('subscriptions.explore')}</ButtonLink>;
  return <EmptyState icon={Sparkles} title={t('subscriptions.empty')} action={action} />;
}

function NoSubscribers() {
  const { t } = useTranslation('commerce');
  const action = <ButtonLink to={sitePaths.studio}>{t('subscriptions.toStudio')}</ButtonLink>;
  return <EmptyState icon={Users} title={t('subscriptions.noSubscribers')} action={action} />;
}

function FanRow({ subscription }: { subscription: Subscription }) {
  const textOf = useSubscriptionText();
  const { performer } = subscription;
  return (
    <SubscriptionRow>
      <SubscriptionWho>
        <Avatar name={performer.name} source={performer.avatar} size="lg" />
        <Stack gap={0}>
          <Inline gap={2}>
            <Link to={sitePaths.profile(performer.username)}>
              <PersonName name={performer.name} isVerified={performer.isVerified} />
            </Link>
            <SubscriptionBadge subscription={subscription} />
          </Inline>
          <Text as="p" size="caption" tone="muted">
            {textOf(subscription)}
          </Text>
          <SubscriptionNotes subscription={subscription} />
        </Stack>
      </SubscriptionWho>
      <Inline>
        <SubscriptionControls subscription={subscription} />
      </Inline>
    </SubscriptionRow>
  );
}

function PerformerRow({ subscription }: { subscription: Subscription }) {
  const { user, startedAt } = subscription;
  return (
    <SubscriberRow>
      <SubscriptionWho>
        <Avatar name={user.name} url={user.avatarUrl} size="lg" />
        <Stack gap={0} align="start">
          <PersonName name={user.name} />
          <Text as="p" size="caption" tone="muted">
            <Time value={startedAt} format="long" />
          </Text>
        </Stack>
      </SubscriptionWho>
      <SubscriptionBadge subscription={subscription} />
    </SubscriberRow>
  );
}
