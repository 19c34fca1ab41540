import Flag from 'lucide-react/icons/flag';
import type { IntentPayloads } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser, useIntent } from '@barg/session';
import type { MenuAction } from '@barg/ui-kit/overlays';

/** The menu item "Report"; none for own items, or when no remote answers the intent. */
export const useReport = (target: IntentPayloads['site.report'], ownerId: string): readonly MenuAction[] => {
  const { t } = useTranslation('feed');
  const { ask, isAvailable } = useIntent('site.report');
  const isOwn = useCurrentUser()?._id === ownerId;
  if (isOwn || !isAvailable) return [];
  return [{ id: 'report', label: t('report'), icon: Flag, onSelect: () => void ask(target) }];
};
