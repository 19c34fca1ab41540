import CheckCheck from 'lucide-react/icons/check-check';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, unreadSlice, useAppDispatch, useAppSelector } from '@barg/session';
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
    try {
      await dispatch(markAllRead());
    } catch (failure) {
      toast(toQueryError(failure).message || t('errors.load'), { tone: 'danger' });
    }
    setBusy(false);
  };
  if (unreadNotifications === 0) return null;
  return (
    <Button size="sm" icon={CheckCheck} isLoading={isBusy} onClick={() => void handleClick()}>
      {t('notifications.readAll')}
    </Button>
  );
}
