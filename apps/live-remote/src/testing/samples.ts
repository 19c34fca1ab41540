import type { Author, ImageSource, OwnStream, StreamChat, StreamSummary } from '@barg/api-client/models';
import type { StreamMessage } from '@barg/contract';

export const mahsa: Author = {
  _id: '01900000-0000-7000-8000-0000000000a1',
  username: 'mahsa.art',
  name: 'Mahsa Karimi',
  avatarUrl: null,
  isPerformer: true,
};
export const leila: Author = {
  ...mahsa,
  _id: '01900000-0000-7000-8000-0000000000a2',
  username: 'leila',
  name: 'Leila',
  isPerformer: false,
};

const size = (width: number) => {
  const address = `/api/media/cover/${width}`;
  return { avif: `${address}.avif`, webp: `${address}.webp`, width, height: width / 2 };
};

export const picture: ImageSource = { small: size(320), medium: size(640), large: size(1280) };

export const stream = (changes: Partial<StreamSummary> = {}): StreamSummary => ({
  _id: '01900000-0000-7000-8000-0000000000b1',
  title: 'Drawing together',
  performer: mahsa,
  conversationId: '01900000-0000-7000-8000-0000000000c1',
  viewers: 3,
  startedAt: new Date().toISOString(),
  status: 'live',
  takesFiles: false,
  ...changes,
});

export const ownStream = (changes: Partial<OwnStream> = {}): OwnStream => ({
  ...stream(),
  whipUrl: '/api/streaming/whip/b1',
  takesLayers: false,
  ...changes,
});

export const message = (sequence: number, changes: Partial<StreamMessage> = {}): StreamMessage => ({
  _id: `01900000-0000-7000-8000-00000000d${String(sequence).padStart(3, '0')}`,
  conversationId: stream().conversationId,
  sequence,
  type: 'text',
  text: `message ${sequence}`,
  amount: null,
  price: null,
  isLocked: false,
  isBought: false,
  files: [],
  senderId: leila._id,
  sender: leila,
  isDeleted: false,
  createdAt: new Date().toISOString(),
  ...changes,
});

export const chatState = (
  rules: Partial<StreamChat['rules']> = {},
  you: Partial<StreamChat['you']> = {},
): StreamChat => ({
  rules: { slowSeconds: 0, audience: 'everyone', takesLinks: true, ...rules },
  you: { role: 'viewer', isFollower: false, isSubscriber: false, nextAt: null, restriction: null, ...you },
  pinned: null,
  goal: null,
  topTippers: [],
  pinnedTips: [],
});
