import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from '@barg/runtime/i18n';
import type { MenuAction } from '@barg/ui-kit/overlays';

/** The entry "Share" of a menu, by what the device shares with; none where it has nothing: there the link is copied. */
export const useShare = (): ((path: string, title: string) => readonly MenuAction[]) => {
  const { t } = useTranslation('feed');
  return (path, title) => {
    if (typeof navigator.share !== 'function') return [];
    const onSelect = (): void => {
      // Who thinks better of it has done nothing wrong.
      navigator.share({ title, url: new URL(path, location.origin).href }).catch(() => undefined);
    };
    return [{ id: 'share', label: t('link.share'), icon: Share2, onSelect }];
  };
};
