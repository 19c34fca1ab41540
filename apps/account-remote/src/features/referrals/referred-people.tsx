import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages, toQueryError } from '@barg/session';
import {
  Avatar,
  Card,
  CardTitle,
  Dots,
  EmptyState,
  ErrorState,
  InfiniteList,
  ListRow,
  SkeletonText,
  Text,
  Time,
  useFormat,
} from '@barg/ui-kit';
import { useReferralsInfiniteQuery, type Referral } from './referrals-api.ts';

/** The accounts that were referred, the newest first. */
export function ReferredPeople() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const query = useReferralsInfiniteQuery();
  const { data, error, isFetching, refetch } = query;
  const people = data?.pages.flatMap((page) => page.data) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  if (error && !data) {
    const message = toQueryError(error).message || t('shell:errors.default');
    return <ErrorState message={message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <Card padding="md">
      <CardTitle>{t('referrals.people')}</CardTitle>
      {!data && <SkeletonText lines={4} />}
      {data && total === 0 && (
        <EmptyState icon={UserPlus} title={t('referrals.emptyTitle')}>
          {t('referrals.empty')}
        </EmptyState>
      )}
      {total > 0 && (
        <InfiniteList {...nextPages(query)}>
          <Text tone="muted">{t('referrals.count', { count: total, amount: format.number(total) })}</Text>
          <div role="list" aria-label={t('referrals.people')}>
            {people.map((referral) => (
              <Person key={referral.user._id} referral={referral} />
            ))}
          </div>
        </InfiniteList>
      )}
    </Card>
  );
}

function Person({ referral: { user, joinedAt, brought, earnsUntil } }: { referral: Referral }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const isOver = new Date(earnsUntil) < new Date();
  return (
    <div role="listitem">
      <ListRow
        start={<Avatar name={user.name} url={user.avatarUrl} size="md" />}
        title={user.name}
        isStacking
        subtitle={
          <Dots>
            <>
              {t('referrals.joined')} <Time value={joinedAt} format="long" />
            </>
            <>
              {t(isOver ? 'referrals.ended' : 'referrals.until')} <Time value={earnsUntil} format="long" />
            </>
          </Dots>
        }
        end={<Text as="bdi">{format.tokens(brought)}</Text>}
      />
    </div>
  );
}
