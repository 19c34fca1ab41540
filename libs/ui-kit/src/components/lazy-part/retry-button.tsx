import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '../button/button.tsx';

/** The fallback of a part of the size of an icon that failed to load. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Button size="sm" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}
