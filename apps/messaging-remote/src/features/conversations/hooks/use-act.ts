import type { Message } from '@barg/api-client/models';
import { useAppDispatch, useAppSelector } from '@barg/session';
import { acts } from '../state/acts-slice.ts';

const { actBegun, actEnded } = acts.actions;

/** What is being done with a message of a conversation: it is answered, or changed. */
export function useAct(conversationId: string) {
  const dispatch = useAppDispatch();
  const act = useAppSelector((state) => acts.selectors.selectAct(state, conversationId));
  return {
    act,
    reply: (message: Message) => void dispatch(actBegun({ kind: 'reply', message })),
    edit: (message: Message) => void dispatch(actBegun({ kind: 'edit', message })),
    end: () => void dispatch(actEnded(conversationId)),
  };
}
