import type { Poll } from '@barg/api-client/models';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
import { useMembersOnly } from '../../../shared/page/use-members-only.ts';
import { useVoteInPollMutation } from '../api/vote-in-poll.ts';

/** `vote(optionId)`; guests go to the login. A failure shows a toast and restores the ballot. */
export const useVote = (postId: string, { _id: pollId }: Poll): ((optionId: string) => void) => {
  const asMember = useMembersOnly();
  const attempt = useToastOnFailure();
  const [vote, { isLoading }] = useVoteInPollMutation();
  return (optionId) =>
    asMember(
      () => {
        if (!isLoading) void attempt(vote({ postId, pollId, optionId }).unwrap());
      },
      { kind: 'vote', pollId, optionId },
    );
};
