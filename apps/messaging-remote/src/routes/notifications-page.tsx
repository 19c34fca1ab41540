import { useTranslation } from '@barg/runtime/i18n';
import { PageHeader } from '@barg/ui-kit';
import { NotificationList } from '../features/notifications/components/notification-list.tsx';
import { ReadAll } from '../features/notifications/components/read-all.tsx';

export function NotificationsPage() {
  const { t } = useTranslation('messaging');
  return (
    <>
      <title>{t('nav.notifications')}</title>
      <PageHeader title={t('nav.notifications')} actions={<ReadAll />} />
      <NotificationList />
    </>
  );
}
