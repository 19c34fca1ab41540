import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';

/** Copies what is kept by hand otherwise, and says whether it is in the clipboard. */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('security.copied'), { tone: 'success' });
    } catch {
      // Without permission or HTTPS there is no clipboard.
      toast(t('security.notCopied'), { tone: 'danger' });
    }
  };
};
