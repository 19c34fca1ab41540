import { useCallback } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';

const messageOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'message' in failure ? String(failure.message) : '';

/**
 * Awaits something that may fail and answers whether it worked. If not, a toast says why: in the server's words, else
 * in general ones.
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
        toast(messageOf(failure) || t('shell:errors.default'), { tone: 'danger' });
        return false;
      }
    },
    [toast, t],
  );
};
