import type { ClientEventData } from '@barg/contract';
import { NotFoundError } from '../../errors/common-errors.ts';
import { ballotRoom, countedVotes, resultRoom } from '../../modules/polls/poll-rooms.ts';
import { findShownPoll } from '../../modules/polls/polls.service.ts';
import type { Connection } from '../socket-session.ts';

type PollRef = ClientEventData<'poll.join'>;

/** Follows the votes of a poll whose post is open to the account: their number, or the result where it may be seen. */
export const joinPoll = async (connection: Connection, { pollId }: PollRef) => {
  const { socket, context } = connection;
  const { account, country } = socket.data;
  if (!account) throw new NotFoundError();
  const find = () => findShownPoll(context.db, { account, country }, pollId);
  const { poll, isResultShown } = await find();
  await leavePoll(connection, { pollId: poll.id });
  await socket.join(isResultShown ? resultRoom(poll.id) : ballotRoom(poll.id));
  // Read once it is followed: what was voted until now is in it, what is voted from now on is told.
  return { counted: countedVotes((await find()).poll, isResultShown) };
};

export const leavePoll = async ({ socket }: Connection, { pollId }: PollRef): Promise<void> => {
  await socket.leave(ballotRoom(pollId));
  await socket.leave(resultRoom(pollId));
};
