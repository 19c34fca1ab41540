import Settings from 'lucide-react/icons/settings';
import { useTranslation } from '@barg/runtime/i18n';
import { IconLink, PageHeader, Stack } from '@barg/ui-kit';
import {
  NotificationFilters,
  useNotificationFilter,
} from '../features/notifications/components/notification-filters.tsx';
import { NotificationList } from '../features/notifications/components/notification-list.tsx';
import { ReadAll } from '../features/notifications/components/read-all.tsx';
import { sitePaths } from '../shared/paths.ts';

export function NotificationsPage() {
  const { t } = useTranslation('messaging');
  const filter = useNotificationFilter();
  const actions = (
    <>
      <ReadAll />
      <IconLink to={sitePaths.notificationSettings} icon={Settings} label={t('notifications.settings')} />
    </>
  );
  return (
    <>
      <PageHeader
        title={t('nav.notifications')}
        part={filter === 'all' ? undefined : t(`notifications.filters.${filter}`)}
        actions={actions}
      />
      <Stack gap={3}>
        <NotificationFilters />
        <NotificationList key={filter} filter={filter} />
      </Stack>
    </>
  );
}
