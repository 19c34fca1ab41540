import { streamScope, type Message } from '@barg/contract';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import { together } from '../../platform/together.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { appendEvent } from '../../realtime/scope-log.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { StreamEndedError } from '../../viewing/streams.ts';
import { inStream } from './message-events.ts';
import { insertMessage } from './messages.repository.ts';
import { present } from './present-messages.ts';

/**
 * Adds a tip to the stream's chat, in the transaction of the payment.
 * @throws StreamEndedError when the stream is not live, which rolls the payment back
 */
export const appendStreamTip = async (
  unit: UnitOfWork,
  { streamId, senderId, amount }: { streamId: string; senderId: string; amount: Hundredths },
): Promise<Message> => {
  const stream = await unit.db
    .selectFrom('streams')
    .select(['id', 'conversation_id'])
    .where('id', '=', streamId)
    .where('status', '=', 'live')
    .executeTakeFirst();
  if (!stream) throw new StreamEndedError();
  const [senders, sequence] = await together([
    loadAuthors(unit.db, [senderId]),
    takeSequence(unit, stream.conversation_id),
  ]);
  const row = await insertMessage(unit.db, {
    conversationId: stream.conversation_id,
    sequence,
    senderId,
    type: 'tip',
    text: '',
    amount,
  });
  const message = await present(unit.db, row, senders);
  await appendEvent(unit, {
    scope: streamScope(stream.id),
    sequence,
    name: 'stream.tip.received',
    data: { streamId: stream.id, message: inStream(message), amount: fromHundredths(amount) },
  });
  return message;
};
