import { conversationScope, type ClientEventData } from '@barg/contract';
import { NotAuthenticatedError } from '../../../viewing/caller.ts';
import { missedOnJoin } from '../../../realtime/missed-events.ts';
import { NotJoinedError } from '../../../realtime/realtime.errors.ts';
import { tellEachOther } from '../../conversations/receipts.ts';
import { openConversation } from './open-scope.ts';
import type { Connection } from '../../../realtime/connection.ts';

type ConversationRef = ClientEventData<'conversation.leave'>;

/** Joining checked the membership, so being in the room proves it. */
const joinedScope = ({ socket }: Connection, { conversationId }: ConversationRef): string => {
  const scope = conversationScope(conversationId);
  if (!socket.rooms.has(scope)) throw new NotJoinedError();
  return scope;
};

export const joinConversation = async (
  connection: Connection,
  { conversationId, after }: ClientEventData<'conversation.join'>,
) => {
  const { socket, context } = connection;
  const open = await openConversation(context.db, conversationId, socket.data);
  await socket.join(open.scope);
  return { lastSequence: open.lastSequence, ...(await missedOnJoin(connection, open, after)) };
};

export const leaveConversation = async ({ socket, typing }: Connection, { conversationId }: ConversationRef) => {
  typing.stop(conversationId);
  await socket.leave(conversationScope(conversationId));
};

/** Whoever hides that it types, or writes to somebody who does, is heard and not told of. */
export const startTyping = async (connection: Connection, ref: ConversationRef) => {
  const { socket, context } = connection;
  const { account } = socket.data;
  if (!account) throw new NotAuthenticatedError();
  joinedScope(connection, ref);
  if (!(await tellEachOther(context.db, ref.conversationId)) || !socket.connected) return;
  connection.typing.start(ref.conversationId, account.id);
};

export const stopTyping = async (connection: Connection, ref: ConversationRef) => {
  joinedScope(connection, ref);
  connection.typing.stop(ref.conversationId);
};
