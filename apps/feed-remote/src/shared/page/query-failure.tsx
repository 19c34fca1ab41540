import { useTranslation } from '@barg/runtime/i18n';
import type { QueryError } from '@barg/session';
import { ButtonLink, EmptyState, ErrorState } from '@barg/ui-kit';
import { paths } from './paths.ts';

interface QueryFailureProps {
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
}

const isQueryError = (error: unknown): error is QueryError =>
  typeof error === 'object' && error !== null && 'statusCode' in error;

/** Nothing is there, or nothing that the visitor may know of; a malformed id counts as well. */
const isNotFound = ({ statusCode }: QueryError): boolean => [400, 404, 422].includes(statusCode);

/** What stands where a page or a list could not be read: not found, or failed with a retry. */
export function QueryFailure({ error, onRetry, isRetrying }: QueryFailureProps) {
  const { t } = useTranslation('feed');
  if (isQueryError(error) && isNotFound(error)) {
    return (
      <EmptyState
        title={t('notFound.title')}
        action={<ButtonLink to={paths.explore}>{t('notFound.action')}</ButtonLink>}
      >
        {t('notFound.message')}
      </EmptyState>
    );
  }
  const { message, requestId } = isQueryError(error) ? error : { message: '', requestId: undefined };
  return <ErrorState message={message || undefined} requestId={requestId} onRetry={onRetry} isRetrying={isRetrying} />;
}
