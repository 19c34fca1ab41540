import { useEffect } from 'react';
import { useAppDispatch } from '@barg/session';
import { on } from '@barg/session/realtime';
import { reloadConversations } from '../api/list-conversations.ts';
import { receiveMessage } from '../api/receive-message.ts';
import { takeSide } from '../api/take-side.ts';
import { conversations } from '../state/conversations-slice.ts';
import { messages } from '../state/messages-slice.ts';
import { useLineUp } from '../../../shared/use-line.ts';

/** Keeps the list and all opened threads in step with what happens in any conversation. */
export function useInboxEvents(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const subscription = on('message.created').subscribe(({ data }) => void dispatch(receiveMessage(data.message)));
    subscription.add(
      on('message.deleted').subscribe(({ data }) => void dispatch(messages.actions.messageDeleted(data.message))),
    );
    subscription.add(
      on('message.restored').subscribe(({ data }) => void dispatch(messages.actions.messageRestored(data.message))),
    );
    subscription.add(
      on('message.unlocked').subscribe(({ data }) => void dispatch(messages.actions.messageUnlocked(data.message))),
    );
    subscription.add(
      on('conversation.read').subscribe(
        ({ data }) => void dispatch(conversations.actions.conversationRead(data.conversationId)),
      ),
    );
    subscription.add(on('conversation.updated').subscribe(({ data }) => void dispatch(takeSide(data))));
    return () => subscription.unsubscribe();
  }, [dispatch]);
  useLineUp(() => void dispatch(reloadConversations()));
}
