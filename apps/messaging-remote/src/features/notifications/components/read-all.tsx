import CheckCheck from 'lucide-react/icons/check-check';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { unreadSlice, useAppDispatch, useAppSelector } from '@barg/session';
import { Button, useToast } from '@barg/ui-kit';
import { markAllRead } from '../api/read-notifications.ts';

/** A button that marks everything as read, if anything is unread. */
export function ReadAll() {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { unreadNotifications } = useAppSelector(unreadSlice.selectors.selectUnread);
  const handleClick = async () => {
    setBusy(true);
    const isDone = await dispatch(markAllRead());
    setBusy(false);
    if (!isDone) toast(t('errors.load'), { tone: 'danger' });
  };
  if (unreadNotifications === 0) return null;
  return (
    <Button size="sm" icon={CheckCheck} isLoading={isBusy} onClick={() => void handleClick()}>
      {t('notifications.readAll')}
    </Button>
  );
}
