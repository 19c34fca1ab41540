import { getFeedPost, voteInPoll } from '@barg/api-client/feeds';
import type { FeedPost, Poll } from '@barg/api-client/models';
import { api, defineQuery, type AppDispatch } from '@barg/session';
import { changePost } from '../../cache/change-cached.ts';

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
