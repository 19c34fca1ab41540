import Ban from 'lucide-react/icons/ban';
import type { IntentPayloads } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser, useIntent } from '@barg/session';
import type { MenuAction } from '@barg/ui-kit/overlays';

/** The menu item "Block"; none for oneself, for guests, or when no remote answers the intent. */
export const useBlock = ({ _id, name }: IntentPayloads['site.block']['person']): readonly MenuAction[] => {
  const { t } = useTranslation('feed');
  const { ask, isAvailable } = useIntent('site.block');
  const user = useCurrentUser();
  if (!user || user._id === _id || !isAvailable) return [];
  const onSelect = (): void => void ask({ person: { _id, name }, isBlocked: false });
  return [{ id: 'block', label: t('block', { name }), icon: Ban, tone: 'danger', onSelect }];
};
