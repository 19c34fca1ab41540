import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from '@barg/runtime/i18n';
import type { QueryError } from '@barg/session';
import { ButtonLink, EmptyState, ErrorState } from '@barg/ui-kit';
import { toldWait } from '../../../../shared/told-wait.ts';
import { useThreadPaths } from '../../hooks/use-inbox-address.ts';
import { Centered } from '../panes.styles.ts';

/** Statuses of unknown or malformed ids, for which a retry is useless. */
const NOT_THERE: readonly number[] = [404, 422];

/** Whether there is no such conversation for its reader, rather than none just now. */
export const isNotThere = ({ statusCode }: QueryError): boolean => NOT_THERE.includes(statusCode);

interface MissingThreadProps {
  error: QueryError;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The error state of a conversation, or of its messages. */
export function MissingThread({ error, onRetry, isRetrying }: MissingThreadProps) {
  const { t } = useTranslation('messaging');
  const { messages } = useThreadPaths();
  return (
    <Centered>
      {isNotThere(error) ? (
        <EmptyState
          icon={MessageCircle}
          title={t('thread.missing')}
          action={<ButtonLink to={messages}>{t('thread.back')}</ButtonLink>}
        />
      ) : (
        <ErrorState message={toldWait(error) || t('errors.load')} onRetry={onRetry} isRetrying={isRetrying} />
      )}
    </Centered>
  );
}
