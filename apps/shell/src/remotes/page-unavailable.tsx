import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState } from '@barg/ui-kit';

/** Stands in place of a page that did not come, or that failed. */
export function PageUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return <ErrorState title={t('remote.title')} message={t('remote.message')} onRetry={onRetry} />;
}
