import { listMessages } from '@barg/api-client/messages';
import { toQueryError } from '@barg/session';
import { messages } from '../state/messages-slice.ts';
import { loadConversation } from './get-conversation.ts';
import type { Thunk } from './thunk.ts';

/** Specification, section 9. */
const PAGE_SIZE = 25;

const { pageRequested, latestPageLoaded, olderPageLoaded, pageFailed } = messages.actions;

/**
 * Loads a conversation and its latest messages. Returns the sequence after which events are needed, null
 * after a failure. The conversation is requested first, so that events between the two answers are received twice, not
 * missed.
 */
export const openConversation =
  (conversationId: string): Thunk<number | null> =>
  async (dispatch) => {
    dispatch(pageRequested(conversationId));
    try {
      const { lastSequence } = await dispatch(loadConversation(conversationId));
      const page = await listMessages(conversationId, { offset: 0, limit: PAGE_SIZE });
      dispatch(latestPageLoaded({ ...page, conversationId }));
      return lastSequence;
    } catch (failure) {
      dispatch(pageFailed({ conversationId, error: toQueryError(failure) }));
      return null;
    }
  };

/** Loads the page before the oldest loaded message; a long one on the way to a message that is far up. */
export const loadOlderMessages =
  (conversationId: string, limit: number = PAGE_SIZE): Thunk =>
  async (dispatch, getState) => {
    const { items, fetching } = messages.selectors.selectThread(getState(), conversationId);
    if (fetching) return;
    const before = items[0]?._id;
    dispatch(pageRequested(conversationId));
    try {
      const page = await listMessages(conversationId, { offset: items.length, limit });
      dispatch(olderPageLoaded({ ...page, conversationId, before }));
    } catch (failure) {
      dispatch(pageFailed({ conversationId, error: toQueryError(failure) }));
    }
  };
