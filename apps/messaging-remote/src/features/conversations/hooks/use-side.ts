import type { Conversation, UpdateConversationBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useAppDispatch } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { changeSide } from '../api/update-conversation.ts';

/** How to change the reader's own side of a conversation. Says so when that fails. */
export function useSide(conversation: Conversation): (changes: UpdateConversationBody) => void {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const handleFailure = (failure: unknown) =>
    toast(toQueryError(failure).message || t('errors.load'), { tone: 'danger' });
  return (changes) => void dispatch(changeSide(conversation, changes)).catch(handleFailure);
}
