import {
  conversationScope,
  streamScope,
  type Message,
  type MessageReaction,
  type ServerEventData,
  type StreamMessage,
} from '@barg/contract';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { toUser } from '../../platform/publisher.ts';
import { appendEvent, appendEvents, repeatEvent, type AnyScopedFact } from '../../realtime/scope-log.ts';
import { lockMessage } from './messages.presenter.ts';
import { countOwnedByEach, countOwnedFiles } from './owned-files.repository.ts';
import type { Place } from './places.ts';
import { restIn } from './rest-of-price.ts';

/** The scope of a conversation's events. */
export const scopeOf = ({ id, streamId }: Place): string => (streamId ? streamScope(streamId) : conversationScope(id));

/** A message as in a stream's chat, which has no files. */
export const inStream = (message: Message): StreamMessage => ({
  ...withoutKey(message),
  type: message.type === 'tip' ? 'tip' : 'text',
});

/** A message as all others than its sender are told it: the key is between the sender's devices and the server. */
const withoutKey = ({ clientKey: _clientKey, ...message }: Message): Message => message;

/**
 * A message as the log of events keeps it, for whoever may read the conversation. What it answers may be deleted or
 * changed later: its words are kept with itself alone.
 */
export const inLog = (message: Message): Message => {
  const kept = withoutKey(message.price === null ? message : lockMessage(message));
  return kept.replyTo ? { ...kept, replyTo: { ...kept.replyTo, text: '' } } : kept;
};

type ConversationFact =
  'message.created' | 'message.restored' | 'message.deleted' | 'message.unlocked' | 'message.updated';

interface Fact<N extends ConversationFact> {
  name: N;
  sequence: number;
  /** As its sender sees it. */
  message: Message;
  /** As one of the members is told it; null: as it is kept. */
  dataWith: (message: Message, memberId: string | null) => ServerEventData<N>;
  /** Members are told different things of it, whatever it costs. */
  isPersonal?: boolean;
  owned?: Owned;
}

/** How many of a message's files a member has bought before, where it was not asked for many at once. */
type Owned = ReadonlyMap<string, number> | undefined;

/** A message as one of the members may see it. */
const shownTo = async (
  { db }: UnitOfWork,
  memberId: string,
  { message, owned }: { message: Message; owned: Owned },
): Promise<Message> => {
  if (memberId === message.senderId) return message;
  const theirs = withoutKey(message);
  if (message.price === null || message.isBought) return theirs;
  const sold = message.files.length > 0 ? [message._id] : [];
  return { ...lockMessage(theirs), ...restIn(message, owned ?? (await countOwnedFiles(db, memberId, sold))) };
};

/** Tells both members on all their devices; what is paid for, each as far as it may be seen. */
const tellMembers = async <N extends ConversationFact>(
  unit: UnitOfWork,
  place: Place,
  { name, sequence, message, dataWith, isPersonal = false, owned }: Fact<N>,
  send: typeof appendEvent = appendEvent,
): Promise<void> => {
  const fact = { scope: scopeOf(place), sequence, name, data: dataWith(inLog(message), null) };
  const isKeptWhole = message.price === null && message.clientKey === undefined && message.replyTo === undefined;
  if (isKeptWhole && !isPersonal) return send(unit, { ...fact, alsoTo: place.memberIds.map(toUser) });
  const forms = await Promise.all(
    place.memberIds.map(async (id) => ({
      to: toUser(id),
      data: dataWith(await shownTo(unit, id, { message, owned }), id),
    })),
  );
  return send(unit, { ...fact, forms });
};

interface News {
  message: Message;
  /** Members who have muted the conversation. */
  mutedBy: readonly string[];
  owned?: Owned;
}

const announceNew = (
  unit: UnitOfWork,
  place: Place,
  { message, mutedBy, owned }: News,
  send: typeof appendEvent,
): Promise<void> => {
  const { streamId } = place;
  const { sequence } = message;
  return streamId
    ? send(unit, {
        scope: scopeOf(place),
        sequence,
        name: 'stream.message.created',
        data: { streamId, message: inStream(message) },
      })
    : tellMembers(
        unit,
        place,
        {
          name: 'message.created',
          sequence,
          message,
          owned,
          isPersonal: mutedBy.length > 0,
          dataWith: (shown, memberId) => ({
            message: shown,
            ...(memberId !== null && mutedBy.includes(memberId) && { isMuted: true as const }),
          }),
        },
        send,
      );
};

/** Tells both members on all their devices, or everyone who watches the stream. */
export const announceCreated = (unit: UnitOfWork, place: Place, news: News): Promise<void> =>
  announceNew(unit, place, news, appendEvent);

/** Of what is sold, how much each of the others has bought before: asked once for all. */
const loadOwned = async (
  { db }: UnitOfWork,
  news: ReadonlyArray<News & { place: Place }>,
): Promise<ReadonlyMap<string, number>> => {
  const sold = news.filter(({ message }) => message.price !== null && message.files.length > 0);
  return countOwnedByEach(
    db,
    sold.flatMap(({ place, message }) =>
      place.memberIds.filter((id) => id !== message.senderId).map((userId) => ({ userId, messageId: message._id })),
    ),
  );
};

/** {@link announceCreated} of many messages, one of each place: their events are stored by one statement. */
export const announceAllCreated = async (
  unit: UnitOfWork,
  news: ReadonlyArray<News & { place: Place }>,
): Promise<void> => {
  const owned = await loadOwned(unit, news);
  const facts: AnyScopedFact[] = [];
  const keep: typeof appendEvent = async (_unit, fact) => void facts.push(fact);
  for (const { place, ...one } of news) await announceNew(unit, place, { ...one, owned }, keep);
  await appendEvents(unit, facts);
};

/** The same again, for whoever was not told the first time. */
export const announceAgain = (unit: UnitOfWork, place: Place, news: News): Promise<void> =>
  announceNew(unit, place, news, repeatEvent);

interface Change {
  message: Message;
  /** Of this event; the message keeps its own sequence. */
  sequence: number;
}

const announceChange = (
  unit: UnitOfWork,
  place: Place,
  change: Change,
  fact: 'deleted' | 'restored' | 'unlocked' | 'updated',
): Promise<void> => {
  const { sequence } = change;
  const message = withoutKey(change.message);
  const messageId = message._id;
  if (place.streamId && (fact === 'deleted' || fact === 'restored')) {
    const data = { streamId: place.streamId, messageId, message: inStream(message) };
    return appendEvent(unit, { scope: scopeOf(place), sequence, name: `stream.message.${fact}`, data });
  }
  return tellMembers(unit, place, {
    name: `message.${fact}`,
    sequence,
    message,
    dataWith: (shown) => ({ conversationId: place.id, messageId, message: shown }),
  });
};

export const announceDeleted = (unit: UnitOfWork, place: Place, change: Change): Promise<void> =>
  announceChange(unit, place, change, 'deleted');

/** Tells the members that a removed message is restored. */
export const announceRestored = (unit: UnitOfWork, place: Place, change: Change): Promise<void> =>
  announceChange(unit, place, change, 'restored');

/** Tells the members that a paid message was bought. */
export const announceUnlocked = (unit: UnitOfWork, place: Place, change: Change): Promise<void> =>
  announceChange(unit, place, change, 'unlocked');

/** Tells the members that a message has other words. */
export const announceUpdated = (unit: UnitOfWork, place: Place, change: Change): Promise<void> =>
  announceChange(unit, place, change, 'updated');

interface Reacted {
  messageId: string;
  /** All of the message's. */
  reactions: MessageReaction[];
  sequence: number;
}

/** Tells both members what a message has been given. */
export const announceReacted = (
  unit: UnitOfWork,
  place: Place,
  { messageId, reactions, sequence }: Reacted,
): Promise<void> =>
  appendEvent(unit, {
    scope: scopeOf(place),
    sequence,
    name: 'message.reacted',
    data: { conversationId: place.id, messageId, reactions },
    alsoTo: place.memberIds.map(toUser),
  });
