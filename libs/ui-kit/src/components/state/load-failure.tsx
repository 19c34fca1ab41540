import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { usePageTitle } from '../../theme/use-page-title.ts';
import { EmptyState, ErrorState } from './state.tsx';

/** Statuses of what does not exist or is hidden from the visitor; a malformed id counts as well. */
const NOT_THERE: readonly (number | undefined)[] = [400, 404, 422];

interface LoadFailureProps {
  /** How the call failed, see `toQueryError` of the session. */
  error: { statusCode?: number; message?: string; requestId?: string | undefined };
  /** It is the page's only content, so that its title is the page's. */
  isPage?: boolean;
  /** It is one of several parts of a page that is there: of what is missing the page's words would be wrong. */
  isPart?: boolean;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Where to go instead of what is not there: a link. */
  action?: ReactNode;
}

function NotThere({ action, isPage }: Pick<LoadFailureProps, 'action' | 'isPage'>) {
  const { t } = useTranslation('ui');
  usePageTitle(t('missing.title'));
  return (
    <EmptyState isPage={isPage} title={t('missing.title')} action={action}>
      {t('missing.message')}
    </EmptyState>
  );
}

function MissingPart({ action }: Pick<LoadFailureProps, 'action'>) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState title={t('missingPart.title')} action={action}>
      {t('missingPart.message')}
    </EmptyState>
  );
}

/** Why one item is not shown: it is not there, for which a retry is useless, or it could not be loaded. */
export function LoadFailure({ error, isPage = false, isPart, onRetry, isRetrying, action }: LoadFailureProps) {
  const { statusCode, message, requestId } = error;
  if (isPart && NOT_THERE.includes(statusCode)) return <MissingPart action={action} />;
  if (NOT_THERE.includes(statusCode)) return <NotThere action={action} isPage={isPage} />;
  return <ErrorState isPage={isPage} message={message || undefined} {...{ requestId, onRetry, isRetrying }} />;
}
