import type { ServerEventData } from '@barg/contract';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toScope } from '../../platform/publisher.ts';
import type { PollRow } from './polls.repository.ts';

/** Who has a poll open and sees no more than how many have voted. */
export const ballotRoom = (pollId: string): string => `poll:${pollId}`;
/** Who has a poll open and may see how. */
export const resultRoom = (pollId: string): string => `poll-result:${pollId}`;

/** A poll that stands in a post. */
export type PostedPoll = PollRow & { feed_post_id: string };

/** The votes as they are told by socket: how they are spread only where that may be seen. */
export const countedVotes = (
  { id, feed_post_id, options }: PostedPoll,
  isResultShown: boolean,
): ServerEventData<'poll.voted'> => ({
  pollId: id,
  postId: feed_post_id,
  totalVotes: options.reduce((sum, { votes }) => sum + votes, 0),
  votes: isResultShown ? Object.fromEntries(options.map((option) => [option.id, option.votes])) : null,
});

/** Tells those who look at a poll of a vote, each as much as they may see. */
export const tellVote = (unit: UnitOfWork, poll: PostedPoll): void => {
  unit.publish(toScope(ballotRoom(poll.id)), newEvent('poll.voted', countedVotes(poll, false)));
  unit.publish(toScope(resultRoom(poll.id)), newEvent('poll.voted', countedVotes(poll, true)));
};
