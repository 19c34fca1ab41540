import Share2 from 'lucide-react/icons/share-2';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import type { MenuAction } from '@barg/ui-kit/overlays';

const neverChanges = () => () => undefined;

const useCanShare = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === 'function',
    () => false,
  );

/** The menu item "Share", by the Web Share API; none without it, since there the link can be copied. */
export const useShare = (): ((path: string, title: string) => readonly MenuAction[]) => {
  const { t } = useTranslation('feed');
  const canShare = useCanShare();
  return (path, title) => {
    if (!canShare) return [];
    const onSelect = (): void => {
      // Cancelling is not an error.
      navigator.share({ title, url: new URL(path, location.origin).href }).catch(() => undefined);
    };
    return [{ id: 'share', label: t('link.share'), icon: Share2, onSelect }];
  };
};
