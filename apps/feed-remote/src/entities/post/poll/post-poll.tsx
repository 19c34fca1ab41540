import { useId, useRef } from 'react';
import type { Poll } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, UserLine } from '@barg/ui-kit';
import { PollBallot } from './poll-ballot.tsx';
import { PollResult } from './poll-result.tsx';
import { PollFacts, PollQuestion, PollRoot } from './poll.styles.ts';
import { hasResult } from './has-result.ts';
import { usePollEnd } from './use-poll-end.ts';
import { useLiveVotes } from './use-live-votes.ts';
import { useVote } from './use-vote.ts';

/** A post's poll: the ballot or the result. */
export default function PostPoll({ postId, poll }: { postId: string; poll: Poll }) {
  const questionId = useId();
  const root = useRef<HTMLElement>(null);
  const vote = useVote(postId, poll);
  usePollEnd(postId, poll);
  useLiveVotes(postId, poll);
  const handleVote = (optionId: string): void => {
    vote(optionId);
    // The pressed button is unmounted with the ballot, so the focus moves.
    root.current?.focus({ preventScroll: true });
  };
  return (
    <PollRoot ref={root} tabIndex={-1} aria-labelledby={questionId}>
      <UserLine as={PollQuestion} id={questionId} text={poll.question} />
      {hasResult(poll) ? (
        <PollResult poll={poll} />
      ) : (
        <PollBallot poll={poll} questionId={questionId} onVote={handleVote} />
      )}
      <Facts poll={poll} />
    </PollRoot>
  );
}

function Facts({ poll: { totalVotes, endsAt, isEnded } }: { poll: Poll }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const end = isEnded ? t('poll.ended') : endsAt && t('poll.ends', { when: format.relative(endsAt) });
  return (
    <PollFacts>
      <span>{t('poll.votes', { count: totalVotes, amount: format.number(totalVotes) })}</span>
      {end && (
        <>
          <span aria-hidden>·</span>
          <span title={endsAt ? format.dateTime(endsAt) : undefined}>{end}</span>
        </>
      )}
    </PollFacts>
  );
}
