import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState } from '@barg/ui-kit';

/** Stands in place of a page that did not come, or that failed. Tries again by itself once there is a connection. */
export function PageUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  // The words for no connection follow the first picture; before they are there, the others stand in for them.
  const reason = navigator.onLine ? 'remote.message' : ['site:offline.message', 'remote.message'];
  return <ErrorState title={t('remote.title')} message={t(reason)} onRetry={onRetry} />;
}
