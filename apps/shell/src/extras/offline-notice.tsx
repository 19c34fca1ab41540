import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { OfflineLine } from './extras.styles.ts';
import { useIsOnLine } from './use-is-on-line.ts';
import { useLineAbove } from './use-line-above.ts';

/** Says that there is no network, as long as there is none. The place is there before the words, so that they are read out. */
export function OfflineNotice() {
  const { t } = useTranslation('site');
  const isOnLine = useIsOnLine();
  // React Aria leaves live announcers alone while a dialog is open: it is read out then as well.
  return (
    <div ref={useLineAbove(!isOnLine)} role="status" aria-live="polite" data-live-announcer="true">
      {!isOnLine && (
        <OfflineLine>
          <Text>{t('offline.notice')}</Text>
        </OfflineLine>
      )}
    </div>
  );
}
