import { useCallback } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { STOPPED, toQueryError } from '@barg/session';
import { useToast } from '@barg/ui-kit';

/**
 * Awaits something that may fail and answers whether it worked. If not, a toast says why: in the server's words, else
 * in general ones. What the session's end stopped needs no toast.
 */
export const useAttempt = (): ((work: Promise<unknown>) => Promise<boolean>) => {
  const toast = useToast();
  const { t } = useTranslation();
  return useCallback(
    async (work) => {
      try {
        await work;
        return true;
      } catch (failure) {
        const { code, message } = toQueryError(failure);
        // The session's end is told of in its own words.
        if (code !== STOPPED) toast(message || t('shell:errors.default'), { tone: 'danger' });
        return false;
      }
    },
    [toast, t],
  );
};
