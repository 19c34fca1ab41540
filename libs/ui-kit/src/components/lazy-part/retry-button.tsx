import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '../button/button.tsx';

/** What stands where an icon stood that did not come. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Button size="sm" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}
