import { conversationScope, streamScope, type Message, type StreamMessage } from '@barg/contract';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { toUser } from '../../platform/publisher.ts';
import { appendEvent } from '../../realtime/scope-log.ts';
import type { Place } from './places.ts';

/** The scope of a conversation's events. */
export const scopeOf = ({ id, streamId }: Place): string => (streamId ? streamScope(streamId) : conversationScope(id));

/** A message as in a stream's chat, which has no files. */
export const inStream = (message: Message): StreamMessage => ({
  ...message,
  type: message.type === 'tip' ? 'tip' : 'text',
});

/** Tells both members on all their devices, or everyone who watches the stream. */
export const announceCreated = (unit: UnitOfWork, place: Place, message: Message): Promise<void> => {
  const fact = { scope: scopeOf(place), sequence: message.sequence };
  return place.streamId
    ? appendEvent(unit, {
        ...fact,
        name: 'stream.message.created',
        data: { streamId: place.streamId, message: inStream(message) },
      })
    : appendEvent(unit, { ...fact, name: 'message.created', data: { message }, alsoTo: place.memberIds.map(toUser) });
};

interface Change {
  message: Message;
  /** Of this event; the message keeps its own sequence. */
  sequence: number;
}

const announceChange = (
  unit: UnitOfWork,
  place: Place,
  { message, sequence }: Change,
  fact: 'deleted' | 'restored',
): Promise<void> => {
  const where = { scope: scopeOf(place), sequence };
  const ids = { messageId: message._id, message };
  return place.streamId
    ? appendEvent(unit, {
        ...where,
        name: `stream.message.${fact}`,
        data: { streamId: place.streamId, ...ids, message: inStream(message) },
      })
    : appendEvent(unit, {
        ...where,
        name: `message.${fact}`,
        data: { conversationId: place.id, ...ids },
        alsoTo: place.memberIds.map(toUser),
      });
};

export const announceDeleted = (unit: UnitOfWork, place: Place, change: Change): Promise<void> =>
  announceChange(unit, place, change, 'deleted');

/** Tells the members that a removed message is restored. */
export const announceRestored = (unit: UnitOfWork, place: Place, change: Change): Promise<void> =>
  announceChange(unit, place, change, 'restored');
