import { useEffect, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { toQueryError, type QueryError } from '@barg/session';
import { ErrorState, Spinner } from '@barg/ui-kit';
import { paths } from '../../../../shared/paths.ts';
import { openConversationWith } from '../../api/create-conversation.ts';
import { Centered } from '../panes.styles.ts';

/** Creates the conversation with a performer and redirects to it. */
export function NewThread({ performerId }: { performerId: string }) {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const [error, setError] = useState<QueryError | null>(null);
  useEffect(() => {
    if (error) return undefined;
    let isWanted = true;
    openConversationWith(performerId).then(
      (conversationId) => isWanted && void navigate(paths.conversation(conversationId), { replace: true }),
      (failure: unknown) => isWanted && setError(toQueryError(failure)),
    );
    // Who has left it by then is reading something else.
    return () => {
      isWanted = false;
    };
  }, [navigate, performerId, error]);
  return (
    <Centered>
      {error ? (
        <ErrorState message={error.message || t('errors.load')} onRetry={() => setError(null)} />
      ) : (
        <Spinner label={t('thread.opening')} />
      )}
    </Centered>
  );
}
