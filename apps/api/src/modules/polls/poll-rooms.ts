import type { ServerEventData } from '@barg/contract';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toScope } from '../../platform/publisher.ts';
import type { PollRow } from './polls.repository.ts';

export const BALLOTS = 'poll';
export const RESULTS = 'poll-result';

/** The room of those who may see only the number of votes. */
export const ballotRoom = (pollId: string): string => `${BALLOTS}:${pollId}`;
/** The room of those who may see the result. */
export const resultRoom = (pollId: string): string => `${RESULTS}:${pollId}`;

/** A poll of a post. */
export type PostedPoll = PollRow & { feed_post_id: string };

/** The votes for a socket event: their distribution only for those who may see it. */
export const countedVotes = (
  { id, feed_post_id, options }: PostedPoll,
  isResultShown: boolean,
): ServerEventData<'poll.voted'> => ({
  pollId: id,
  postId: feed_post_id,
  totalVotes: options.reduce((sum, { votes }) => sum + votes, 0),
  votes: isResultShown ? Object.fromEntries(options.map((option) => [option.id, option.votes])) : null,
});

/** Tells those who have a poll open of a vote, each as much as they may see. */
export const tellVote = (unit: UnitOfWork, poll: PostedPoll): void => {
  unit.publish(toScope(ballotRoom(poll.id)), newEvent('poll.voted', countedVotes(poll, false)));
  unit.publish(toScope(resultRoom(poll.id)), newEvent('poll.voted', countedVotes(poll, true)));
};
