import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@barg/session';
import { loadConversations, loadMoreConversations } from '../api/list-conversations.ts';
import { conversations, type ConversationFilter } from '../state/conversations-slice.ts';

/** The filtered list, and how to load more. */
export function useConversations({ q, unread }: ConversationFilter) {
  const dispatch = useAppDispatch();
  const { ids, byId, total, requesting, success, error } = useAppSelector(conversations.selectors.selectConversations);
  useEffect(() => {
    void dispatch(loadConversations({ q, unread }));
  }, [dispatch, q, unread]);
  return {
    listed: ids.flatMap((id) => byId[id] ?? []),
    hasMore: ids.length < total && !error,
    requesting,
    success,
    error,
    retry: () => void dispatch(ids.length > 0 ? loadMoreConversations() : loadConversations({ q, unread })),
    loadMore: () => void dispatch(loadMoreConversations()),
  };
}
