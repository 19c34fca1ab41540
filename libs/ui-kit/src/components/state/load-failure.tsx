import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { usePageTitle } from '../../theme/use-page-title.ts';
import { EmptyState, ErrorState } from './state.tsx';

/** Statuses of what does not exist or is hidden from the visitor; a malformed id counts as well. */
const NOT_THERE: readonly (number | undefined)[] = [400, 404, 422];

interface LoadFailureProps {
  /** How the call failed, see `toQueryError` of the session. */
  error: { statusCode?: number; message?: string; requestId?: string | undefined };
  onRetry: () => void;
  isRetrying?: boolean;
  /** Where to go instead of what is not there: a link. */
  action?: ReactNode;
}

function NotThere({ action }: Pick<LoadFailureProps, 'action'>) {
  const { t } = useTranslation('ui');
  usePageTitle(t('missing.title'));
  return (
    <EmptyState title={t('missing.title')} action={action}>
      {t('missing.message')}
    </EmptyState>
  );
}

/** Why one item is not shown: it is not there, for which a retry is useless, or it could not be loaded. */
export function LoadFailure({ error, onRetry, isRetrying, action }: LoadFailureProps) {
  const { statusCode, message, requestId } = error;
  if (NOT_THERE.includes(statusCode)) return <NotThere action={action} />;
  return <ErrorState message={message || undefined} requestId={requestId} onRetry={onRetry} isRetrying={isRetrying} />;
}
