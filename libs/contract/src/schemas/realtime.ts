import { z } from 'zod';
import { messageReactionSchema, messageSchema, streamMessageSchema } from './message.ts';
import { notificationSchema } from './notification.ts';
import { privateStreamSchema } from './private-stream.ts';
import { streamChatEvents } from './stream-chat.ts';
import { streamSummarySchema } from './stream-summary.ts';

const id = z.uuid();
const sequence = z.number().int().min(0);

/** What viewers of a stream throw at it without words. */
export const streamReactionSchema = z.enum(['heart', 'clap', 'laugh', 'wow', 'fire']);

/**
 * What of an account its own devices read again after one of them has changed it. What has an event of its own (follows,
 * reactions, reading, balance, messages, orders' states) is in none of them.
 */
export const accountAreaSchema = z.enum([
  'account',
  'security',
  'settings',
  'cards',
  'addresses',
  'wallet',
  'purchases',
  'subscriptions',
  'blocks',
  'works',
  'vault',
  'comments',
  'votes',
  'library',
  'fans',
  'campaigns',
  'coupons',
  'payouts',
  'streams',
]);

/** Server-to-client events by name: domain, entity, fact in the past tense. */
export const serverEventSchemas = {
  'message.created': z.object({
    message: messageSchema,
    /** To a member who has muted the conversation: it counts in no badge. */
    isMuted: z.literal(true).optional(),
  }),
  'message.deleted': z.object({ conversationId: id, messageId: id, message: messageSchema }),
  /** A removed message was restored. */
  'message.restored': z.object({ conversationId: id, messageId: id, message: messageSchema }),
  /** A paid message was bought: each side gets it as it may see it. */
  'message.unlocked': z.object({ conversationId: id, messageId: id, message: messageSchema }),
  /** Its sender has changed the text. */
  'message.updated': z.object({ conversationId: id, messageId: id, message: messageSchema }),
  /** All reactions of a message, after one of them was given, changed or taken back. */
  'message.reacted': z.object({ conversationId: id, messageId: id, reactions: z.array(messageReactionSchema) }),
  /** To the reader's own devices. The count is of all conversations. */
  'conversation.read': z.object({ conversationId: id, userId: id, totalNotSeenMessages: z.number().int() }),
  /** The other side has read the conversation up to this sequence. To nobody where either of the two hides that. */
  'conversation.seen': z.object({ conversationId: id, userId: id, sequence: z.number().int() }),
  /** To one's own devices: what somebody has set for its side of a conversation. The count is of all conversations. */
  'conversation.updated': z.object({
    conversationId: id,
    userId: id,
    isMuted: z.boolean(),
    isPinned: z.boolean(),
    isArchived: z.boolean(),
    name: z.string(),
    note: z.string(),
    totalNotSeenMessages: z.number().int(),
  }),
  'typing.changed': z.object({ conversationId: id, userId: id, isTyping: z.boolean() }),
  'wallet.balance.changed': z.object({ balance: z.number(), change: z.number(), reason: z.string() }),
  /** To its payer's own devices: a payment with a coin stands otherwise than before. */
  'payment.changed': z.object({ paymentId: id }),
  /** To both sides of an order. */
  'order.changed': z.object({
    orderId: id,
    status: z.enum(['created', 'processing', 'shipped', 'delivered', 'refunded']),
    version: z.number().int(),
  }),
  'notification.created': z.object({ notification: notificationSchema }),
  /** The notice was deleted: its stream has ended. */
  'notification.withdrawn': z.object({ notificationId: id, wasRead: z.boolean() }),
  /** To the reader's own devices: an entry with all before it, or all without an id. */
  'notifications.read': z.object({ notificationId: id.nullable(), unreadNotifications: z.number().int() }),
  /**
   * To the account's own devices: one of them, a job, or what somebody else did, has changed something of this area. It
   * says no more than that; `id` is of the stream, or of what was bought, where it is one.
   */
  'account.changed': z.object({ area: accountAreaSchema, id: id.optional() }),
  /** To the follower's own devices. */
  'follow.changed': z.object({ performerId: id, isFollowed: z.boolean() }),
  /** To one's own devices: the state after a reaction was added or removed. */
  'reaction.changed': z.object({
    objectType: z.string(),
    objectId: id,
    isLiked: z.boolean(),
    isBookmarked: z.boolean(),
    likeCount: z.number().int(),
    bookmarkCount: z.number().int(),
  }),
  /**
   * To the windows of who has written or deleted a comment, of whose item it is below, and of those who had written what
   * was deleted with it or brought back by an operator: how many there are below it now. Not when an account is deleted.
   */
  'comments.counted': z.object({ objectType: z.string(), objectId: id, commentCount: z.number().int() }),
  'stream.started': z.object({ stream: streamSummarySchema }),
  'stream.ended': z.object({ streamId: id, performerId: id }),
  /** To the performer's own devices: which sender publishes her stream now, by the sender's own name. */
  'stream.published': z.object({ streamId: id, from: z.string().nullable() }),
  'stream.viewers.changed': z.object({ streamId: id, viewers: z.number().int() }),
  /** To those who watch: how often each was given since the last time, a second ago or more. Not kept. */
  'stream.reacted': z.object({
    streamId: id,
    reactions: z.array(z.object({ reaction: streamReactionSchema, count: z.number().int().min(1) })),
  }),
  'stream.message.created': z.object({ streamId: id, message: streamMessageSchema }),
  'stream.message.deleted': z.object({ streamId: id, messageId: id, message: streamMessageSchema }),
  'stream.message.restored': z.object({ streamId: id, messageId: id, message: streamMessageSchema }),
  'stream.tip.received': z.object({ streamId: id, message: streamMessageSchema, amount: z.number() }),
  /** The message that stands above the chat, for everybody; null: none does any more. */
  'stream.message.pinned': z.object({ streamId: id, message: streamMessageSchema.nullable() }),
  ...streamChatEvents,
  /** To those who have the poll open. `votes` by option for those who may see the result; null for others. */
  'poll.voted': z.object({
    pollId: id,
    postId: id,
    totalVotes: z.number().int(),
    votes: z.record(id, z.number().int()).nullable(),
  }),
  /** To the performer: a fan asks for a private stream, which `sessionId` names. The answers: to the fan. */
  'private-request.created': z.object({ conversationId: id, sessionId: id }),
  'private-request.accepted': z.object({ conversationId: id, sessionId: id }),
  'private-request.declined': z.object({ conversationId: id, sessionId: id }),
  /** To the two: what has become of it, and while it runs what was measured so far. */
  'private-stream.changed': z.object({ session: privateStreamSchema }),
  /** To the devices of one of the two: which sender sends this side now, by the sender's own name. */
  'private-stream.published': z.object({ sessionId: id, from: z.string().nullable() }),
  'file.progressed': z.object({
    fileId: id,
    status: z.enum(['pending', 'processing', 'ready', 'failed']),
    percent: z.number().min(0).max(100),
  }),
  'session.ended': z.object({ reason: z.enum(['revoked', 'expired', 'password-changed', 'suspended']) }),
  'settings.changed': z.object({ keys: z.array(z.string()) }),
} as const;

/**
 * Client-to-server requests by name. Each is acknowledged with `{ ok: true, ... }` or `{ ok: false, code, message }`.
 * `conversation.join` and `stream.join` answer `lastSequence`, the latter also `viewers`, and what was missed to a client
 * that says the last sequence it has (`after`), see JoinAck; `poll.join` and `catch-up` see PollJoinAck and CatchUpAck.
 */
export const clientEventSchemas = {
  'auth/login': z.object({ token: z.string().min(1).max(200) }),
  'conversation.join': z.object({ conversationId: id, after: sequence.optional() }),
  'conversation.leave': z.object({ conversationId: id }),
  'typing.start': z.object({ conversationId: id }),
  'typing.stop': z.object({ conversationId: id }),
  'stream.join': z.object({ streamId: id, after: sequence.optional() }),
  'stream.leave': z.object({ streamId: id }),
  /** By an account that has joined; more than three a second are refused. */
  'stream.react': z.object({ streamId: id, reaction: streamReactionSchema }),
  /** Sent again after voting: from then on the account gets the result. */
  'poll.join': z.object({ pollId: id }),
  'poll.leave': z.object({ pollId: id }),
  /** `scope` is `conversation:<id>` or `stream:<id>`; `after` the last sequence the client has. */
  'catch-up': z.object({ scope: z.string().max(60), after: sequence }),
} as const;
