import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from '@barg/runtime/i18n';
import type { QueryError } from '@barg/session';
import { EmptyState, ErrorState } from '@barg/ui-kit';
import { Centered } from '../panes.styles.ts';

/** Of an id that is nobody's, or no id at all: trying again would not help. */
const NOT_THERE: readonly number[] = [404, 422];

interface MissingThreadProps {
  error: QueryError;
  onRetry: () => void;
  isRetrying: boolean;
}

/** In the place of a conversation that could not be read. The way to the others stands above it, or beside. */
export function MissingThread({ error, onRetry, isRetrying }: MissingThreadProps) {
  const { t } = useTranslation('messaging');
  return (
    <Centered>
      {NOT_THERE.includes(error.statusCode) ? (
        <EmptyState icon={MessageCircle} title={t('thread.missing')} />
      ) : (
        <ErrorState message={t('errors.load')} onRetry={onRetry} isRetrying={isRetrying} />
      )}
    </Centered>
  );
}
