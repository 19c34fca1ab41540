import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';

interface PartFailureProps {
  /** How the call failed, see `toQueryError` of the session. */
  error: { message?: string };
  onRetry: () => void;
  isRetrying?: boolean;
}

/** A part of a form or a bar could not be loaded: one line where it would stand, so that it never looks empty. */
export function PartFailure({ error, onRetry, isRetrying }: PartFailureProps) {
  const { t } = useTranslation('ui');
  return (
    <Inline role="alert" align="center" justify="space-between">
      <Text tone="danger">{error.message || t('error.message')}</Text>
      <Button size="sm" onClick={onRetry} isLoading={isRetrying}>
        {t('retry')}
      </Button>
    </Inline>
  );
}
