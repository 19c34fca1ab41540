import { useCallback } from 'react';
import { toQueryError } from '../store/query-error.ts';
import { useIntent } from './platform-context.tsx';

/** The server's code when it needs the owner's confirmation. */
export const CONFIRMATION_REQUIRED = 'account.confirmation_required';

/**
 * Runs an action that may need a recent login, and asks for the password or a code when it does; null when the owner
 * cancelled. Rejects as the action does.
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
