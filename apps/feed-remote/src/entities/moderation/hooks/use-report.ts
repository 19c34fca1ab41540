import Flag from 'lucide-react/icons/flag';
import type { IntentPayloads } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser, useIntent } from '@barg/session';
import type { MenuAction } from '@barg/ui-kit/overlays';

/** The entry "Report" of a menu; none for one's own work, or where nobody answers reports. */
export const useReport = (target: IntentPayloads['site.report'], ownerId: string): readonly MenuAction[] => {
  const { t } = useTranslation('feed');
  const { ask, isAvailable } = useIntent('site.report');
  const isOwn = useCurrentUser()?._id === ownerId;
  if (isOwn || !isAvailable) return [];
  return [{ id: 'report', label: t('report'), icon: Flag, onSelect: () => void ask(target) }];
};
