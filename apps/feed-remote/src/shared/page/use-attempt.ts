import { useCallback } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';

const messageOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'message' in failure ? String(failure.message) : '';

/** Logging out, by oneself or by the end of the session, stops what is under way; it is told of in its own words. */
const wasStopped = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'name' in failure && failure.name === 'AbortError';

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
        if (!wasStopped(failure)) toast(messageOf(failure) || t('shell:errors.default'), { tone: 'danger' });
        return false;
      }
    },
    [toast, t],
  );
};
