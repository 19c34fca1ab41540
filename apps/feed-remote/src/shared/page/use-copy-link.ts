import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';

/** Copies the full URL of a path to the clipboard, and confirms by a toast. */
export const useCopyLink = (): ((path: string) => Promise<void>) => {
  const toast = useToast();
  const { t } = useTranslation('feed');
  return async (path) => {
    const address = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toast(t('link.copied'), { tone: 'success' });
    } catch {
      // Without permission or HTTPS there is no clipboard: the toast shows the URL.
      toast(address);
    }
  };
};
