import Bell from 'lucide-react/icons/bell';
import { useTranslation } from '@barg/runtime/i18n';
import { unreadSlice, useAppSelector, useIsLoggedIn } from '@barg/session';
import { CountBadge, IconLink, useFormat } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { BellCount, BellFrame } from './notification-bell.styles.ts';

/** The link to the notices, with the unread count. */
export function NotificationBell() {
  const { t } = useTranslation('messaging');
  const format = useFormat();
  const isLoggedIn = useIsLoggedIn();
  const { unreadNotifications: count } = useAppSelector(unreadSlice.selectors.selectUnread);
  if (!isLoggedIn) return null;
  const unread = t('ui:unread', { count, amount: format.number(count) });
  const label = count > 0 ? t('notifications.bell', { unread }) : t('nav.notifications');
  return (
    <BellFrame>
      <IconLink to={paths.notifications} icon={Bell} label={label} />
      <BellCount aria-hidden>
        <CountBadge count={count} variant="alert" />
      </BellCount>
    </BellFrame>
  );
}
