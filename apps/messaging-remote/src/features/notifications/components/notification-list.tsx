import Bell from 'lucide-react/icons/bell';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages, useCurrentUser } from '@barg/session';
import { ButtonLink, Card, EmptyState, ErrorState, InfiniteList, Skeleton, Stack } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import type { NotificationFilter } from '../api/list-notifications.ts';
import { useNotifications } from '../hooks/use-notifications.ts';
import { Notice } from './notice.tsx';
import { Notices } from './notification-list.styles.ts';

const NoticesSkeleton = () => (
  <Stack gap={1} aria-busy>
    {Array.from({ length: 6 }, (_, row) => (
      <Skeleton key={row} height={72} />
    ))}
  </Stack>
);

function NoNotices() {
  const { t } = useTranslation('messaging');
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  const action = isPerformer ? (
    <ButtonLink to={sitePaths.studio}>{t('notifications.studio')}</ButtonLink>
  ) : (
    <ButtonLink to={sitePaths.explore}>{t('inbox.explore')}</ButtonLink>
  );
  return <EmptyState icon={Bell} title={t('notifications.empty')} action={action} />;
}

/** Nothing of that sort; what else there is stands in the list of all. */
function NoneHere() {
  const { t } = useTranslation('messaging');
  return <EmptyState icon={Bell} title={t('notifications.noneHere')} />;
}

/** The account's notices that pass a filter, the newest first. */
export function NotificationList({ filter }: { filter: NotificationFilter }) {
  const { t } = useTranslation('messaging');
  const query = useNotifications(filter);
  const { notices } = query;
  if (query.isError && !notices) {
    return (
      <ErrorState
        message={query.error.message || t('errors.load')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!notices) return <NoticesSkeleton />;
  if (notices.length === 0) return filter === 'all' ? <NoNotices /> : <NoneHere />;
  return (
    <InfiniteList {...nextPages(query)}>
      <Card padding="none">
        <Notices>
          {notices.map((notice) => (
            <Notice key={notice._id} notice={notice} />
          ))}
        </Notices>
      </Card>
    </InfiniteList>
  );
}
