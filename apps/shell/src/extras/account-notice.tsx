import { useTranslation } from '@barg/runtime/i18n';
import { opennessSlice, useAppSelector, useIsAccountDelayed, useSetting } from '@barg/session';
import { Text } from '@barg/ui-kit';
import { Notice } from './extras.styles.ts';
import { useIsOnLine } from './use-is-on-line.ts';

/**
 * Whether it is said already why the account does not come: the site is closed for this country or while it is maintained,
 * also on the ways in, which stay open then; or there is no network. Two notices of one cause would say different things.
 */
function useIsExplained(): boolean {
  const isCountryBlocked = useAppSelector(opennessSlice.selectors.selectIsCountryBlocked);
  const isInMaintenance = useSetting('maintenanceMode');
  const isOnLine = useIsOnLine();
  return isCountryBlocked || isInMaintenance || !isOnLine;
}

/** A notice while the account is still being fetched: what needs it waits, and nobody is treated as a guest. */
export function AccountNotice() {
  const { t } = useTranslation('shell');
  const isDelayed = useIsAccountDelayed();
  const isExplained = useIsExplained();
  // React Aria leaves live announcers alone while a dialog is open: it is read out then as well.
  return (
    <div role="status" data-live-announcer="true">
      {isDelayed && !isExplained && (
        <Notice>
          <Text>{t('errors.accountDelayed')}</Text>
        </Notice>
      )}
    </div>
  );
}
