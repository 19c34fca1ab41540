import { toQueryError, usePageVisible } from '@barg/session';
import { useConversationQuery } from '../api/get-conversation.ts';
import { useMessagesInfiniteQuery, type ThreadRef } from '../api/list-messages.ts';
import { useLineBack } from '../../../shared/use-line-back.ts';
import { useKeptThread } from './use-kept-thread.ts';

/** So often the server is asked whether the other side is there: no event tells that somebody leaves. Milliseconds. */
const PRESENCE_EVERY = 60_000;

/**
 * The messages of a conversation, kept complete over any number of reconnects while it is shown; and why the conversation
 * itself could not be asked for, if that failed.
 *
 * @param isSought somebody has sought the place: until it has come, nothing else is drawn
 */
export function useThread(ref: ThreadRef, isSought: boolean) {
  // Before the messages: while it is cached, the page has joined it.
  const opened = useConversationQuery(ref.conversationId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: usePageVisible() ? PRESENCE_EVERY : 0,
  });
  const { refetch, fetchNextPage, fetchPreviousPage } = useMessagesInfiniteQuery(ref, {
    refetchOnMountOrArgChange: true,
  });
  const thread = useKeptThread(ref, !isSought);
  const openError = opened.error && !opened.isFetching ? toQueryError(opened.error) : null;
  const reopen = () => {
    if (openError) void opened.refetch();
    void refetch();
  };
  const hasFailed = Boolean(thread.error ?? openError);
  useLineBack({
    hasFailed,
    onBack: () => {
      if (hasFailed) reopen();
    },
  });
  return {
    ...thread,
    openError,
    reopen,
    loadOlder: () => (thread.isKept ? reopen() : void fetchNextPage()),
    loadNewer: () => (thread.isKept ? reopen() : void fetchPreviousPage()),
  };
}
