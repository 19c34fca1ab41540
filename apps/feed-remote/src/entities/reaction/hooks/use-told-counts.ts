import { useEffect } from 'react';
import { useAppDispatch, useIsLoggedIn, useIsStarting, type AppDispatch } from '@barg/session';
import { commentsCounted, reactionTold } from '../api/told-counts.ts';

/** The stores that are told already: once for all cards of a page, and as long as the page. */
const told = new WeakSet<AppDispatch>();

function tell(dispatch: AppDispatch): void {
  if (told.has(dispatch)) return;
  told.add(dispatch);
  void import('@barg/session/realtime').then(
    ({ on }) => {
      on('reaction.changed').subscribe(({ data }) => void dispatch(reactionTold(data)));
      on('comments.counted').subscribe(({ data }) => void dispatch(commentsCounted(data)));
    },
    // If the socket's code fails to load, the page works without events, and the next card tries again.
    () => void told.delete(dispatch),
  );
}

/**
 * Keeps likes, bookmarks and numbers of comments as other windows have left them. Whatever shows some of them calls this;
 * from then on all that is cached hears of them: rows that are not drawn, and lists of pages that were left.
 */
export function useToldCounts(): void {
  const dispatch = useAppDispatch();
  const isLoggedIn = useIsLoggedIn();
  const isStarting = useIsStarting();
  useEffect(() => {
    // The socket's code loads after the first paint, for members only.
    if (isLoggedIn && !isStarting) tell(dispatch);
  }, [dispatch, isLoggedIn, isStarting]);
}
