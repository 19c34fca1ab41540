import { useCallback } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { STOPPED, toQueryError } from '@barg/session';
import { useToast } from '@barg/ui-kit';

/**
 * Awaits a promise and returns whether it succeeded. If not, a toast shows the server's message, or a general
 * one. Calls that were aborted by the end of the session show none.
 */
export const useToastOnFailure = (): ((work: Promise<unknown>) => Promise<boolean>) => {
  const toast = useToast();
  const { t } = useTranslation();
  return useCallback(
    async (work) => {
      try {
        await work;
        return true;
      } catch (failure) {
        const { code, message } = toQueryError(failure);
        // The end of the session has a message of its own.
        if (code !== STOPPED) toast(message || t('shell:errors.default'), { tone: 'danger' });
        return false;
      }
    },
    [toast, t],
  );
};
