import { useCallback, useEffect, useState } from 'react';
import { conversationScope, type ServerEvent, type ServerEventName } from '@barg/contract';
import { Subscription } from '@barg/runtime/rxjs';
import { useAppDispatch, useAppSelector, type AppDispatch } from '@barg/session';
import { trackScope } from '@barg/session/realtime';
import { loadOlderMessages, openConversation } from '../api/list-messages.ts';
import { receiveMessage } from '../api/receive-message.ts';
import { messages } from '../state/messages-slice.ts';
import { useLineUp } from '../../../shared/use-line.ts';

/** The most messages that the server gives at once. */
const MOST_AT_ONCE = 100;

const isNamed = <N extends ServerEventName>(event: ServerEvent, name: N): event is ServerEvent<N> =>
  event.name === name;

function takeEvent(dispatch: AppDispatch, event: ServerEvent): void {
  if (isNamed(event, 'message.created')) void dispatch(receiveMessage(event.data.message));
  else if (isNamed(event, 'message.deleted')) dispatch(messages.actions.messageDeleted(event.data.message));
  else if (isNamed(event, 'message.restored')) dispatch(messages.actions.messageRestored(event.data.message));
  else if (isNamed(event, 'message.unlocked')) dispatch(messages.actions.messageUnlocked(event.data.message));
}

/** Loads a conversation, then follows it from where the loaded state ends. Returns how to stop. */
function follow(dispatch: AppDispatch, conversationId: string, onTooMuchMissed: () => void): () => void {
  const subscription = new Subscription();
  void dispatch(openConversation(conversationId)).then((after) => {
    if (after === null || subscription.closed) return;
    const updates = trackScope(conversationScope(conversationId), { after });
    subscription.add(
      updates.subscribe((update) => (update.kind === 'event' ? takeEvent(dispatch, update.event) : onTooMuchMissed())),
    );
  });
  return () => subscription.unsubscribe();
}

/** The messages of a conversation, kept complete over any number of reconnects while it is shown. */
export function useThread(conversationId: string) {
  const dispatch = useAppDispatch();
  const thread = useAppSelector((state) => messages.selectors.selectThread(state, conversationId));
  const [round, setRound] = useState(0);
  const reopen = useCallback(() => setRound((last) => last + 1), []);
  useEffect(() => follow(dispatch, conversationId, reopen), [dispatch, conversationId, reopen, round]);
  useLineUp(() => {
    if (thread.error) reopen();
  });
  return {
    ...thread,
    hasOlder: thread.items.length < thread.total,
    reopen,
    loadOlder: () => void dispatch(loadOlderMessages(conversationId)),
    loadMany: () => void dispatch(loadOlderMessages(conversationId, MOST_AT_ONCE)),
  };
}
