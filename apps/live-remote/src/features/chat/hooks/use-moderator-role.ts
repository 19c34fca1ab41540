import ShieldMinus from 'lucide-react/icons/shield-minus';
import ShieldPlus from 'lucide-react/icons/shield-plus';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { useToast } from '@barg/ui-kit';
import type { MenuAction } from '@barg/ui-kit/overlays';
import { useDismissModeratorMutation, useModeratorsQuery, useNameModeratorMutation } from '../api/moderators.ts';

/** Makes somebody a moderator, or takes that back: one of the two, and neither while it is not known what the person is. */
export const useModeratorRole = (
  { _id: userId, name }: { _id: string; name: string },
  { isAsked }: { isAsked: boolean },
) => {
  const { t } = useTranslation('live');
  const toast = useToast();
  const { data, isLoading } = useAskedAgain(useModeratorsQuery(undefined, { skip: !isAsked }));
  const [nameModerator] = useNameModeratorMutation();
  const [dismiss] = useDismissModeratorMutation();
  const say = (error: unknown, words: string) => {
    if (error) toast(toQueryError(error).message || t('chat.order.failed'), { tone: 'danger' });
    else toast(words, { tone: 'success' });
  };
  const handleName = async () => say((await nameModerator({ userId })).error, t('chat.order.named', { name }));
  const handleDismiss = async () => say((await dismiss(userId)).error, t('chat.order.dismissed', { name }));
  const naming = { id: 'name', label: t('chat.order.name'), icon: ShieldPlus, onSelect: () => void handleName() };
  const dismissal = {
    id: 'dismiss',
    label: t('chat.order.unname'),
    icon: ShieldMinus,
    onSelect: () => void handleDismiss(),
  };
  const isModerator = data?.some(({ _id }) => _id === userId);
  const actions: MenuAction[] = !isAsked || isModerator === undefined ? [] : [isModerator ? dismissal : naming];
  return { actions, isWaiting: isLoading };
};
