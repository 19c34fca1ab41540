import { toQueryError, useAppSelector } from '@barg/session';
import { useConversationQuery } from '../api/get-conversation.ts';
import { useMessagesInfiniteQuery, type ThreadRef } from '../api/list-messages.ts';
import { selectThread } from '../selectors.ts';
import { useLineUp } from '@barg/session/line';

/**
 * The messages of a conversation, kept complete over any number of reconnects while it is shown; and why the conversation
 * itself could not be asked for, if that failed.
 */
export function useThread(ref: ThreadRef) {
  // Before the messages: while it is cached, the page has joined it.
  const opened = useConversationQuery(ref.conversationId, { refetchOnMountOrArgChange: true });
  const { refetch, fetchNextPage, fetchPreviousPage } = useMessagesInfiniteQuery(ref, {
    refetchOnMountOrArgChange: true,
  });
  const thread = useAppSelector((state) => selectThread(state, ref));
  const openError = opened.error && !opened.isFetching ? toQueryError(opened.error) : null;
  const reopen = () => {
    if (openError) void opened.refetch();
    void refetch();
  };
  useLineUp(() => {
    if (thread.error || openError) reopen();
  });
  return {
    ...thread,
    openError,
    reopen,
    loadOlder: () => void fetchNextPage(),
    loadNewer: () => void fetchPreviousPage(),
  };
}
