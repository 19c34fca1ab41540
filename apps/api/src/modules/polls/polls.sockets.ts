import type { ClientEventData } from '@barg/contract';
import { NotFoundError } from '../../errors/common-errors.ts';
import { BALLOTS, ballotRoom, countedVotes, resultRoom, RESULTS } from './poll-rooms.ts';
import { pollStays } from './poll-stays.ts';
import { findShownPoll } from './polls.service.ts';
import type { Connection, SocketPart } from '../../realtime/connection.ts';

type PollRef = ClientEventData<'poll.join'>;

/**
 * Follows the votes of a poll whose post is open to the account: the number, or the result for those who may see it.
 */
const joinPoll = async (connection: Connection, { pollId }: PollRef) => {
  const { socket, context } = connection;
  const { account, country } = socket.data;
  if (!account) throw new NotFoundError();
  const find = () => findShownPoll(context.db, { account, country }, pollId);
  const { poll, isResultShown } = await find();
  await leavePoll(connection, { pollId: poll.id });
  await socket.join(isResultShown ? resultRoom(poll.id) : ballotRoom(poll.id));
  // Read after joining: earlier votes are in the answer, later ones come as events.
  return { counted: countedVotes((await find()).poll, isResultShown) };
};

const leavePoll = async ({ socket }: Connection, { pollId }: PollRef): Promise<void> => {
  await socket.leave(ballotRoom(pollId));
  await socket.leave(resultRoom(pollId));
};

export const pollsSockets: SocketPart = {
  events: { 'poll.join': joinPoll, 'poll.leave': leavePoll },
  stays: { [BALLOTS]: pollStays, [RESULTS]: pollStays },
};
