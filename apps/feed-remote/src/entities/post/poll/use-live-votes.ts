import { useEffect } from 'react';
import type { ServerEventData } from '@barg/contract';
import type { Poll } from '@barg/api-client/models';
import { useAppDispatch, useIsLoggedIn } from '@barg/session';
import { changePost } from '../api/change-post.ts';
import { countVotes } from '../api/vote-in-poll.ts';

/**
 * Updates the votes of an open poll by socket events, for members. It joins again after each reconnect, and
 * after a vote, because the server then sends more; the answer has the missed votes.
 */
export const useLiveVotes = (postId: string, { _id: pollId, isEnded, options }: Poll): void => {
  const dispatch = useAppDispatch();
  const isFollowed = useIsLoggedIn() && !isEnded;
  const isResultShown = options.every(({ votes }) => votes !== null);
  useEffect(() => {
    if (!isFollowed) return undefined;
    let stop = () => {};
    let isGone = false;
    const count = (counted: ServerEventData<'poll.voted'>) => dispatch(changePost(postId, countVotes(counted)));
    void import('@barg/session/realtime').then(
      ({ askUntilAnswered, emit, on, socketStatus$ }) => {
        if (isGone) return;
        const events = on('poll.voted').subscribe(({ data }) => data.pollId === pollId && count(data));
        const line = socketStatus$.subscribe((status) => {
          if (status !== 'connected') return;
          void askUntilAnswered('poll.join', { pollId }, () => !isGone).then(
            (answer) => answer?.ok && count(answer.counted),
          );
        });
        stop = () => {
          events.unsubscribe();
          line.unsubscribe();
          void emit('poll.leave', { pollId });
        };
        // If the socket's code fails to load, the votes are those of the page.
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [dispatch, isFollowed, isResultShown, pollId, postId]);
};
