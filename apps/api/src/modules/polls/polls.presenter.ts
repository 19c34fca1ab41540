import type { Viewer } from '../../viewing/access.policy.ts';
import { maySeeResult } from './polls.policy.ts';
import type { PollRow } from './polls.repository.ts';
import type { Poll } from './polls.schema.ts';

/** Rounded to a hundredth of a per cent, so that it does not depend on the way of computing. */
const shareOf = (votes: number, total: number): number =>
  total === 0 ? 0 : Math.round((votes / total) * 10_000) / 10_000;

/** A poll, for somebody to whom its post is open. */
export const presentPoll = (poll: PollRow, viewer: Viewer | null): Poll => {
  const total = poll.options.reduce((sum, { votes }) => sum + votes, 0);
  const isShown = maySeeResult(poll, viewer);
  return {
    _id: poll.id,
    question: poll.question,
    options: poll.options.map(({ id, text, votes }) => ({
      _id: id,
      text,
      votes: isShown ? votes : null,
      share: isShown ? shareOf(votes, total) : null,
    })),
    totalVotes: total,
    endsAt: poll.ends_at?.toISOString() ?? null,
    isEnded: poll.isEnded,
    myOptionId: poll.myOptionId,
  };
};
