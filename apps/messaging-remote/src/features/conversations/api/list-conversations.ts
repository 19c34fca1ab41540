import { listConversations } from '@barg/api-client/conversations';
import { toQueryError } from '@barg/session';
import { selectActiveId } from '../state/active-conversation.ts';
import { conversations } from '../state/conversations-slice.ts';
import { paramsOf, type ConversationTab } from '../state/listing.ts';
import type { Thunk } from './thunk.ts';

const PAGE_SIZE = 20;
/** The most that the server gives at once. */
const MAX_PAGE_SIZE = 100;

const { conversationsRequested, conversationsLoaded, conversationsFailed } = conversations.actions;
const { selectConversations } = conversations.selectors;

interface PageRange {
  offset: number;
  limit: number;
}

const loadPage =
  (list: ConversationTab, { offset, limit }: PageRange): Thunk =>
  async (dispatch, getState) => {
    dispatch(conversationsRequested(list));
    try {
      const page = await listConversations({ offset, limit, ...paramsOf(list) });
      dispatch(conversationsLoaded({ ...page, list, offset, activeId: selectActiveId(getState()) }));
    } catch (failure) {
      dispatch(conversationsFailed({ list, error: toQueryError(failure) }));
    }
  };

/** The first page of a list. */
export const loadConversations = (list: ConversationTab): Thunk => loadPage(list, { offset: 0, limit: PAGE_SIZE });

export const loadMoreConversations = (): Thunk => async (dispatch, getState) => {
  const { list, ids, requesting } = selectConversations(getState());
  if (!requesting) await dispatch(loadPage(list, { offset: ids.length, limit: PAGE_SIZE }));
};

/** What is listed now, as the server has it: after the line was down. */
export const reloadConversations = (): Thunk => async (dispatch, getState) => {
  const { list, ids } = selectConversations(getState());
  await dispatch(loadPage(list, { offset: 0, limit: Math.min(Math.max(ids.length, PAGE_SIZE), MAX_PAGE_SIZE) }));
};
