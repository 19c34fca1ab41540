import type { Message } from '@barg/contract';
import type { Context } from '../../context.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { hasActivePrivate } from '../../viewing/private-streams.ts';
import { StreamEndedError } from '../../viewing/streams.ts';
import { sendMessage, sendStreamMessage, type Sending } from './messages.service.ts';
import { requireReadable } from './places.ts';

/**
 * Writes into the chat of a stream: of a private one into the conversation of the two, as long as it is open, and for
 * nothing, because its minutes are paid.
 * @throws StreamEndedError, and as `sendMessage` and `sendStreamMessage`
 */
export const sendIntoStream = async (context: Context, member: Member, sending: Sending): Promise<Message> => {
  const { kind } = await requireReadable(context.db, sending.conversationId, member);
  if (kind === 'stream') return sendStreamMessage(context, member, sending);
  if (!(await hasActivePrivate(context.db, ['conversation_id', sending.conversationId]))) throw new StreamEndedError();
  return sendMessage(context, member, { ...sending, isOfPaidStream: true });
};
