import { useCallback } from 'react';
import { toQueryError } from '../store/query-error.ts';
import { useIntent } from './platform-context.tsx';

/** What the server answers when it wants to see the owner of the account again. */
export const CONFIRMATION_REQUIRED = 'account.confirmation_required';

/**
 * Runs an act that may need a recent login, and asks for the password or a code in between when it does; null when the
 * owner turned back. Rejects with what the act rejects with.
 */
export function useConfirmed() {
  const { ask, isAvailable } = useIntent('site.confirm');
  return useCallback(
    async <T>(act: () => Promise<T>): Promise<T | null> => {
      try {
        return await act();
      } catch (thrown) {
        if (toQueryError(thrown).code !== CONFIRMATION_REQUIRED || !isAvailable) throw thrown;
        return (await ask({})) === null ? null : act();
      }
    },
    [ask, isAvailable],
  );
}
