import { createConversation } from '@barg/api-client/conversations';
import { selectActiveId } from '../state/active-conversation.ts';
import { conversations } from '../state/conversations-slice.ts';
import type { Thunk } from './thunk.ts';

/** Gets or creates the conversation with a performer. Returns its id; rejects with ApiError. */
export const openConversationWith =
  (performerId: string): Thunk<string> =>
  async (dispatch, getState) => {
    const conversation = await createConversation({ source: 'performer', sourceId: performerId });
    dispatch(conversations.actions.conversationLoaded({ conversation, activeId: selectActiveId(getState()) }));
    return conversation._id;
  };
