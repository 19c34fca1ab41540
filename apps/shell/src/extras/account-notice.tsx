import { useTranslation } from '@barg/runtime/i18n';
import { useIsAccountDelayed } from '@barg/session';
import { Text } from '@barg/ui-kit';
import { Notice } from './extras.styles.ts';

/** A notice while the account is still being fetched: what needs it waits, and nobody is treated as a guest. */
export function AccountNotice() {
  const { t } = useTranslation('shell');
  const isDelayed = useIsAccountDelayed();
  // React Aria leaves live announcers alone while a dialog is open: it is read out then as well.
  return (
    <div role="status" data-live-announcer="true">
      {isDelayed && (
        <Notice>
          <Text>{t('errors.accountDelayed')}</Text>
        </Notice>
      )}
    </div>
  );
}
