import Gavel from 'lucide-react/icons/gavel';
import type { IntentPayloads } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useNavigate } from '@barg/runtime/router';
import { useCurrentUser } from '@barg/session';
import type { MenuAction } from '@barg/ui-kit/overlays';
import { paths } from '../../../shared/page/paths.ts';

type Target = Pick<IntentPayloads['site.report'], 'type' | '_id'>;

/**
 * An operator's menu item for what somebody else made. It leads to the console, which asks for the reason, tells the
 * author and keeps a way back; nothing is deleted here.
 */
export const useRemovalByOperator = ({ type, _id }: Target, ownerId: string): readonly MenuAction[] => {
  const { t } = useTranslation('feed');
  const navigate = useNavigate();
  const user = useCurrentUser();
  if (user?.role !== 'operator' || user._id === ownerId) return [];
  const handleSelect = () => void navigate(paths.removal(type, _id));
  return [{ id: 'remove', label: t('removeByOperator'), icon: Gavel, tone: 'danger', onSelect: handleSelect }];
};
