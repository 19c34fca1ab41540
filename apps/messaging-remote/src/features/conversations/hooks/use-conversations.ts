import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@barg/session';
import { loadConversations, loadMoreConversations } from '../api/list-conversations.ts';
import { conversations } from '../state/conversations-slice.ts';
import type { ConversationTab } from '../state/listing.ts';

/** A list, and how to load more. */
export function useConversations(list: ConversationTab) {
  const dispatch = useAppDispatch();
  const { ids, byId, total, requesting, success, error } = useAppSelector(conversations.selectors.selectConversations);
  useEffect(() => {
    void dispatch(loadConversations(list));
  }, [dispatch, list]);
  return {
    listed: ids.flatMap((id) => byId[id] ?? []),
    hasMore: ids.length < total && !error,
    requesting,
    success,
    error,
    retry: () => void dispatch(ids.length > 0 ? loadMoreConversations() : loadConversations(list)),
    loadMore: () => void dispatch(loadMoreConversations()),
  };
}
