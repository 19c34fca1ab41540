import type { Conversation, MediaFile, Message, MessageFile, Notification } from '@barg/api-client/models';
import type { ServerEvent, ServerEventData, ServerEventName } from '@barg/contract';
import { storeHere } from '@barg/session';
import { testUser } from '@barg/session/testing';
import { socketBus } from '@barg/session/realtime';

export const me = testUser();

export const mahsa = {
  _id: '01900000-0000-7000-8000-0000000000aa',
  username: 'mahsa.art',
  name: 'Mahsa Karimi',
  avatarUrl: null,
  isPerformer: true,
};

const author = { _id: me._id, username: me.username, name: me.name, avatarUrl: null, isPerformer: false };

export const CONVERSATION = '01900000-0000-7000-8000-0000000000c1';

export const conversationOf = (changes: Partial<Conversation> = {}): Conversation => ({
  _id: CONVERSATION,
  kind: 'private',
  recipient: { ...mahsa, isOnline: false, lastSeenAt: null },
  isBlocked: false,
  isMuted: false,
  isPinned: false,
  isArchived: false,
  name: '',
  note: '',
  isRequest: false,
  linksHeld: false,
  messagePrice: 0,
  lastMessage: 'The palette is ready.',
  isLastMessageDeleted: false,
  lastMessageType: 'text',
  isLastMessagePaid: false,
  lastMessageCreatedAt: '2026-01-05T10:00:01.000Z',
  lastSenderId: mahsa._id,
  totalNotSeenMessages: 0,
  lastSequence: 1,
  readSequence: 0,
  seenSequence: null,
  streamId: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  ...changes,
});

const idOf = (sequence: number): string => `01900000-0000-7000-8000-${String(sequence).padStart(12, '0')}`;

/** A message with a sequence number: one second after the previous one. */
export const messageOf = (sequence: number, changes: Partial<Message> = {}): Message => ({
  _id: idOf(sequence),
  conversationId: CONVERSATION,
  sequence,
  type: 'text',
  text: `line ${sequence}`,
  amount: null,
  price: null,
  isLocked: false,
  isBought: false,
  files: [],
  senderId: mahsa._id,
  sender: mahsa,
  isDeleted: false,
  createdAt: new Date(Date.parse('2026-01-05T10:00:00.000Z') + sequence * 1000).toISOString(),
  ...changes,
});

export const ownMessageOf = (sequence: number, changes: Partial<Message> = {}): Message =>
  messageOf(sequence, { senderId: me._id, sender: author, ...changes });

/** A photo as a message refers to it. */
export const sentFile = (_id: string, changes: Partial<MessageFile> = {}): MessageFile => ({
  _id,
  type: 'photo',
  status: 'ready',
  width: 900,
  height: 600,
  durationMs: null,
  thumbhash: null,
  ...changes,
});

const size = (name: string) => ({ avif: `/${name}.avif`, webp: `/${name}.webp`, width: 900, height: 600 });

/** The same photo with URLs. */
export const mediaOf = (_id: string, changes: Partial<MediaFile> = {}): MediaFile => ({
  ...sentFile(_id),
  type: 'message-photo',
  thumbnails: { small: size('small'), medium: size('medium'), large: size('large') },
  url: null,
  motion: null,
  hls: null,
  peaks: null,
  alt: '',
  captions: null,
  watched: null,
  ...changes,
});

export const notificationOf = (changes: Partial<Notification> = {}): Notification => ({
  _id: '01900000-0000-7000-8000-0000000000d1',
  kind: 'post',
  actor: mahsa,
  amount: null,
  link: '/posts/1',
  isRead: false,
  createdAt: '2026-01-05T10:00:00.000Z',
  group: changes._id ?? 'post mahsa',
  count: 1,
  others: 0,
  ...changes,
});

/** Emits a socket event. What it changes in the cache is shown by the next frame, for which no test has to wait. */
export const tell = <N extends ServerEventName>(name: N, data: ServerEventData<N>): void => {
  socketBus.events$.next({ id: crypto.randomUUID(), name, at: '2026-01-05T11:00:00.000Z', data } as ServerEvent);
  storeHere().dispatch({ type: 'testing/frameShown' });
};
