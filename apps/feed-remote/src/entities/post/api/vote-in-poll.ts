import { getFeedPost, voteInPoll } from '@barg/api-client/feeds';
import type { FeedPost, Poll } from '@barg/api-client/models';
import type { ServerEventData } from '@barg/contract';
import { api, defineQuery, type AppDispatch } from '@barg/session';
import { changePost } from './change-post.ts';

interface Vote {
  postId: string;
  pollId: string;
  optionId: string;
}

/** Shows a vote, or takes it back. How others voted is not known before the server's answer. */
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

/** Reads a poll anew wherever its post is shown; what cannot be read stays as it is. */
export const refreshPoll =
  (postId: string) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const post = await getFeedPost(postId).catch(() => null);
    if (post) dispatch(changePost(postId, showPoll(post.poll)));
  };

/** To a hundredth of a per cent, as the server rounds it. */
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
      // One's own vote may still be on its way: then no numbers are shown yet.
      if (count === undefined || option.votes === null) continue;
      option.votes = count;
      option.share = shareOf(count, totalVotes);
    }
  };

export const { useVoteInPollMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Votes; shown at once, taken back when the server refuses. */
    voteInPoll: build.mutation<Poll, Vote>({
      queryFn: defineQuery(({ pollId, optionId }: Vote) => voteInPoll(pollId, { optionId })),
      onQueryStarted: async ({ postId, optionId }, { dispatch, queryFulfilled }) => {
        dispatch(changePost(postId, markVote(optionId, true)));
        try {
          const { data } = await queryFulfilled;
          dispatch(changePost(postId, showPoll(data)));
        } catch {
          dispatch(changePost(postId, markVote(optionId, false)));
          // It may have ended meanwhile, or the account has voted elsewhere: then there is a result to show.
          void dispatch(refreshPoll(postId));
        }
      },
    }),
  }),
});
