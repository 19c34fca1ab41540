import { useAppSelector } from '@barg/session';
import { useConversationsInfiniteQuery } from '../api/list-conversations.ts';
import type { ConversationTab } from '../state/listing.ts';
import { selectConversations } from '../selectors.ts';
import { useLineBack } from '../../../shared/use-line-back.ts';

/** A list that came with the page is not asked for again while it is taken over. In seconds. */
const JUST_BROUGHT_S = 3;

/** A list, and how to load more. */
export function useConversations(list: ConversationTab) {
  const { refetch, fetchNextPage } = useConversationsInfiniteQuery(list, {
    refetchOnMountOrArgChange: JUST_BROUGHT_S,
  });
  const { data, byId, total, requesting, success, error } = useAppSelector((state) => selectConversations(state, list));
  const loadMore = () => void fetchNextPage();
  // As the server has it: what happened meanwhile was told to nobody here.
  useLineBack({ hasFailed: Boolean(error), onBack: () => void refetch() });
  return {
    listed: data.flatMap((id) => byId[id] ?? []),
    hasMore: data.length < total,
    requesting,
    success,
    error,
    retry: () => (data.length > 0 ? loadMore() : void refetch()),
    loadMore,
  };
}
