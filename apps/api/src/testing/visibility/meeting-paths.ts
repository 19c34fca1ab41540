import type { World } from './world-of-viewer.ts';
import { inStream, kept, keptByBlocker, list, one, type Path } from './path.ts';
import { get, post, put } from './ask.ts';
import { PRICE } from './performer-content.ts';

const fan = { callers: ['user'] } as const;
const members = { callers: ['user', 'performer'] } as const;
const herId = ({ her }: World): string => her.id;
const words = { text: 'salaam' };

/** Private conversations: gone for whom is parted from her; whoever blocks still reads, and sends nothing. */
const conversations: readonly Path[] = [
  list('listConversations', () => get('/conversations'), herId, { ...fan, tells: ['there', 'put away'] }),
  list('searchConversations', () => get('/conversations/search?q=zara'), herId, {
    ...fan,
    tells: ['there', 'put away'],
  }),
  one('getConversation', ({ conversationId }) => get(`/conversations/${conversationId}`), { ...fan, ...keptByBlocker }),
  one('updateConversation', ({ conversationId }) => put(`/conversations/${conversationId}/update`, { muted: true }), {
    ...fan,
    ...keptByBlocker,
  }),
  one('listMessages', ({ conversationId }) => get(`/messages/conversations/${conversationId}`), {
    ...fan,
    ...keptByBlocker,
  }),
  one('sendMessage', ({ conversationId }) => post(`/messages/conversations/${conversationId}`, words), {
    ...fan,
    status: { 'put away': 403 },
  }),
  one('reactToMessage', ({ messageId }) => put(`/messages/${messageId}/reaction`, { emoji: '👍' }), {
    ...fan,
    status: { 'put away': 403 },
  }),
  one('removeMessageReaction', ({ messageId }) => ({ method: 'DELETE', url: `/messages/${messageId}/reaction` }), {
    ...fan,
    status: { 'put away': 403 },
  }),
  one(
    'openMessageVideo',
    ({ messageId, privateFilmId }) => post(`/messages/${messageId}/videos/${privateFilmId}/url`),
    { ...fan, ...keptByBlocker },
  ),
  one('signFileUrl', ({ privateFilmId }) => post('/files/sign-url', { fileId: privateFilmId }), {
    name: 'of a message to the viewer',
    ...fan,
    ...keptByBlocker,
  }),
  one('readConversation', ({ conversationId }) => post(`/messages/read-all/conversation/${conversationId}`), {
    ...fan,
    ...keptByBlocker,
  }),
  one('createConversation', ({ her }) => post('/conversations', { source: 'performer', sourceId: her.id }), {
    ...fan,
    ...keptByBlocker,
  }),
];

/** What she has live, and its chat. */
const streams: readonly Path[] = [
  list(
    'searchStreams',
    () => get('/streaming/user/search'),
    ({ streamId }) => streamId,
  ),
  list(
    'listPlannedStreams',
    () => get('/streaming/planned'),
    ({ plannedStreamId }) => plannedStreamId,
  ),
  one('remindOfStream', ({ plannedStreamId }) => post(`/streaming/planned/${plannedStreamId}/reminder`)),
  one('forgetStreamReminder', ({ plannedStreamId }) => ({
    method: 'DELETE',
    url: `/streaming/planned/${plannedStreamId}/reminder`,
  })),
  one('getStreamCalendar', ({ plannedStreamId }) => get(`/streaming/planned/${plannedStreamId}/calendar`)),
  one('getStreamVideo', ({ streamId }) => get(`/streaming/recordings/of/${streamId}`)),
  one('getChatReplay', ({ streamId }) => get(`/streaming/recordings/of/${streamId}/chat?from=0&to=30`), inStream),
  one('getStream', ({ streamId }) => get(`/streaming/${streamId}`)),
  one('getStreamChat', ({ streamId }) => get(`/streaming/${streamId}/chat`)),
  one('joinStream', ({ streamId }) => get(`/streaming/join/${streamId}`), inStream),
  one('createLiveToken', ({ streamId }) => post('/streaming/agora/token', { streamId }), inStream),
  one('playStream', ({ streamId }) => post(`/streaming/whep/${streamId}`), { ...inStream, status: { there: 201 } }),
  one('getStreamConversation', ({ streamId }) => get(`/conversations/stream/${streamId}`), inStream),
  one('getPublicStreamConversation', ({ streamId }) => get(`/conversations/stream/public/${streamId}`), inStream),
  one('listPublicMessages', ({ chatId }) => get(`/messages/conversations/public/${chatId}`), inStream),
  one('sendStreamMessage', ({ chatId }) => post(`/messages/stream/conversations/${chatId}`, words), inStream),
  one(
    'sendPublicStreamMessage',
    ({ chatId }) => post(`/messages/stream/public/conversations/${chatId}`, words),
    inStream,
  ),
];

/** What is paid to her. Nobody pays whom they cannot see. */
const payments: readonly Path[] = [
  one('tipPerformer', ({ her }) =>
    post(`/wallet/charges/tip/${her.id}`, { amount: 10, source: { type: 'profile', _id: her.id } }),
  ),
  one('tipStream', ({ streamId }) => post(`/wallet/charges/stream/${streamId}`, { amount: 10 }), inStream),
  one(
    'buyStreamTicket',
    ({ plannedStreamId }) => post(`/wallet/charges/stream-ticket/${plannedStreamId}`, { expectedPrice: PRICE }),
    inStream,
  ),
  one('getPrivateStreamOffer', ({ her }) => get(`/performers/${her.id}/private-stream`)),
  // She offers none; whoever does not see her is not told that.
  one(
    'requestPrivateStream',
    ({ her }) => post('/private-streams', { performerId: her.id, expectedPrice: PRICE, mostMinutes: 5 }),
    { status: { there: 409 } },
  ),
  one('buyFeedPost', ({ paidPostId }) => post(`/wallet/charges/feed/${paidPostId}`, { expectedPrice: PRICE })),
  one('buyGallery', ({ paidGalleryId }) => post(`/wallet/charges/gallery/${paidGalleryId}`, { expectedPrice: PRICE })),
  one('buyProduct', ({ downloadId }) => post(`/wallet/charges/product/${downloadId}`, { expectedPrice: 4 })),
  one('buyVideo', ({ paidVideoId }) => post(`/wallet/charges/video/${paidVideoId}`, { expectedPrice: PRICE })),
  one('buyMessage', ({ soldMessageId }) => post(`/wallet/charges/message/${soldMessageId}`, { expectedPrice: PRICE }), {
    ...fan,
    status: { 'put away': 403 },
  }),
  one('subscribeToPerformer', ({ her }) =>
    post('/wallet/charges/subscribe/performers', { performerId: her.id, expectedPrice: 5, expectedRenewalPrice: 5 }),
  ),
];

/** What was paid stays in the books of who paid, whoever hides. */
const books: readonly Path[] = [
  one('listSubscriptions', () => get('/subscriptions/user/search'), kept),
  one('listTransactions', () => get('/wallet/charges/user/search'), kept),
];

/** What a member does about her. */
const deeds: readonly Path[] = [
  one('followPerformer', ({ her }) => post(`/follows/${her.id}`)),
  one('unfollowPerformer', ({ her }) => ({ method: 'DELETE', url: `/follows/${her.id}` }), kept),
  ...reportsOf({
    performer: herId,
    user: herId,
    feed: (world) => world.postId,
    gallery: (world) => world.galleryId,
    video: (world) => world.videoId,
    stream: (world) => world.streamId,
    comment: (world) => world.commentId,
    message: (world) => world.chatMessageId,
  }),
  // Evidence of what was said in private stays with who blocks.
  one('createReport', (world) => post('/reports', { type: 'message', _id: `${world.messageId}`, reason: 'spam' }), {
    name: 'message to the viewer',
    ...fan,
    ...keptByBlocker,
  }),
];

function reportsOf(targets: Record<string, (world: World) => string>): readonly Path[] {
  return Object.entries(targets).map(([type, idOf]) =>
    one('createReport', (world) => post('/reports', { type, _id: idOf(world), reason: 'spam' }), {
      name: type,
      ...members,
    }),
  );
}

/** Blocking itself: who is blocked does not learn of it, who blocks finds the way back. */
const blocks: readonly Path[] = [
  list('listBlockedUsers', () => get('/block/users'), herId, { ...members, tells: ['put away'] }),
  one('checkCountry', ({ her }) => get(`/block/countries/check?performerId=${her.id}`), kept),
];

export const meetingPaths: readonly Path[] = [...conversations, ...streams, ...payments, ...books, ...deeds, ...blocks];
