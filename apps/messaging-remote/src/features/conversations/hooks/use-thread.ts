import { useAppSelector } from '@barg/session';
import { useConversationQuery } from '../api/get-conversation.ts';
import { useMessagesInfiniteQuery, type ThreadRef } from '../api/list-messages.ts';
import { selectThread } from '../selectors.ts';
import { useLineUp } from '@barg/session/line';

/** The messages of a conversation, kept complete over any number of reconnects while it is shown. */
export function useThread(ref: ThreadRef) {
  // Before the messages: while it is cached, the page has joined it.
  useConversationQuery(ref.conversationId, { refetchOnMountOrArgChange: true });
  const { refetch, fetchNextPage, fetchPreviousPage } = useMessagesInfiniteQuery(ref, {
    refetchOnMountOrArgChange: true,
  });
  const thread = useAppSelector((state) => selectThread(state, ref));
  const reopen = () => void refetch();
  useLineUp(() => {
    if (thread.error) reopen();
  });
  return { ...thread, reopen, loadOlder: () => void fetchNextPage(), loadNewer: () => void fetchPreviousPage() };
}
