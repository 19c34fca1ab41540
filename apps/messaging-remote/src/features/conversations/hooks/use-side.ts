import type { Conversation, UpdateConversationBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { changeSide } from '../api/update-conversation.ts';

/** How to change the reader's own side of a conversation. Says so when that fails. */
export function useSide(conversation: Conversation): (changes: UpdateConversationBody) => void {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const toast = useToast();
  return (changes) =>
    void dispatch(changeSide(conversation, changes)).catch(() => toast(t('errors.load'), { tone: 'danger' }));
}
