import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { useLiftRestrictionMutation } from '../api/order.ts';

/** Undoes a mute or ban, and says what came of it. */
export const useLifting = (streamId: string) => {
  const { t } = useTranslation('live');
  const toast = useToast();
  const [liftRestriction, { isLoading }] = useLiftRestrictionMutation();
  const lift = async ({ _id: userId, name }: { _id: string; name: string }): Promise<void> => {
    const { error } = await liftRestriction({ streamId, userId });
    if (error) toast(toQueryError(error).message || t('chat.order.failed'), { tone: 'danger' });
    else toast(t('chat.order.undone', { name }), { tone: 'success' });
  };
  return { lift, isLifting: isLoading };
};
