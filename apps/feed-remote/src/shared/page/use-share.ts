import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from '@barg/runtime/i18n';
import type { MenuAction } from '@barg/ui-kit/overlays';

/** The menu item "Share", by the Web Share API; none without it, since there the link can be copied. */
export const useShare = (): ((path: string, title: string) => readonly MenuAction[]) => {
  const { t } = useTranslation('feed');
  return (path, title) => {
    if (typeof navigator.share !== 'function') return [];
    const onSelect = (): void => {
      // Cancelling is not an error.
      navigator.share({ title, url: new URL(path, location.origin).href }).catch(() => undefined);
    };
    return [{ id: 'share', label: t('link.share'), icon: Share2, onSelect }];
  };
};
