import { getFeedPost, voteInPoll } from '@barg/api-client/feeds';
import type { FeedPost, Poll } from '@barg/api-client/models';
import type { ServerEventData } from '@barg/contract';
import { api, defineQuery, type AppDispatch } from '@barg/session';
import { beginAct } from '../../../shared/line/read-back.ts';
import { changePost } from './change-post.ts';

interface Vote {
  postId: string;
  pollId: string;
  optionId: string;
}

/** Sets or removes the visitor's vote in the cache. The votes of others are unknown before the server's answer. */
const markVote =
  (optionId: string, isCast: boolean) =>
  ({ poll }: FeedPost): void => {
    if (!poll || (poll.myOptionId === optionId) === isCast) return;
    poll.myOptionId = isCast ? optionId : null;
    poll.totalVotes += isCast ? 1 : -1;
  };

const showPoll =
  (poll: Poll | null) =>
  (post: FeedPost): void => {
    post.poll = poll;
  };

/** Reloads a poll in all cached posts; a failure is ignored. */
export const refreshPoll =
  (postId: string) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const post = await getFeedPost(postId).catch(() => null);
    if (post) dispatch(changePost(postId, showPoll(post.poll)));
  };

/** Rounded to hundredths of a per cent, as by the server. */
const shareOf = (votes: number, total: number): number =>
  total === 0 ? 0 : Math.round((votes / total) * 10_000) / 10_000;

/** Counts the votes of others. Votes only grow, so that of events in whatever order the largest is the latest. */
export const countVotes =
  ({ pollId, totalVotes, votes }: ServerEventData<'poll.voted'>) =>
  ({ poll }: FeedPost): void => {
    if (!poll || poll._id !== pollId || totalVotes < poll.totalVotes) return;
    poll.totalVotes = totalVotes;
    for (const option of poll.options) {
      const count = votes?.[option._id];
      // While the visitor's own vote is being sent, no numbers are shown.
      if (count === undefined || option.votes === null) continue;
      option.votes = count;
      option.share = shareOf(count, totalVotes);
    }
  };

export const { useVoteInPollMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Votes. Optimistic: undone when the server refuses. */
    voteInPoll: build.mutation<Poll, Vote>({
      queryFn: defineQuery(({ pollId, optionId }: Vote) => voteInPoll(pollId, { optionId })),
      onQueryStarted: async ({ postId, optionId }, { dispatch, queryFulfilled }) => {
        const readBack = beginAct(`vote:${postId}`);
        dispatch(changePost(postId, markVote(optionId, true)));
        try {
          const { data } = await queryFulfilled;
          dispatch(changePost(postId, showPoll(data)));
        } catch {
          dispatch(changePost(postId, markVote(optionId, false)));
          // It may have ended meanwhile, or the account may have voted elsewhere: then there is a result.
          void readBack(
            () => getFeedPost(postId),
            ({ poll }) => dispatch(changePost(postId, showPoll(poll))),
          );
        }
      },
    }),
  }),
});
