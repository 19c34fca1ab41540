import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, type QueryError } from '@barg/session';
import { ButtonLink, EmptyState, ErrorState, usePageTitle } from '@barg/ui-kit';
import { paths } from './paths.ts';

interface QueryFailureProps {
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Statuses of items that do not exist or are hidden from the visitor; a malformed id counts as well. */
const isNotFound = ({ statusCode }: QueryError): boolean => [400, 404, 422].includes(statusCode);

function NotFound() {
  const { t } = useTranslation('feed');
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState title={t('notFound.title')} action={<ButtonLink to={paths.explore}>{t('notFound.action')}</ButtonLink>}>
      {t('notFound.message')}
    </EmptyState>
  );
}

/** The error state of a page or a list: not found, or failed with a retry. */
export function QueryFailure({ error, onRetry, isRetrying }: QueryFailureProps) {
  const failure = toQueryError(error);
  if (isNotFound(failure)) return <NotFound />;
  const { message, requestId } = failure;
  return <ErrorState message={message || undefined} requestId={requestId} onRetry={onRetry} isRetrying={isRetrying} />;
}
