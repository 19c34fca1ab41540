import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '../button/button.tsx';

interface PartFailureProps {
  onRetry: () => void;
  /** Where an icon stood: the button alone. */
  isSmall?: boolean;
}

/** In one line that a part of the page could not be had, and a way to ask again. */
export function PartFailure({ onRetry, isSmall = false }: PartFailureProps) {
  const { t } = useTranslation('ui');
  return (
    <p role="alert">
      {!isSmall && t('error.title')}{' '}
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  );
}
