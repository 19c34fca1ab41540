import { z } from 'zod';
import { reportReasonSchema, reportTargetTypeSchema } from './intents.ts';

const id = z.uuid();
const instant = z.iso.datetime();

/** Who wrote something, as everyone may see it. */
export const authorSchema = z
  .object({
    _id: id,
    username: z.string().nullable(),
    name: z.string(),
    avatarUrl: z.string().nullable(),
    isPerformer: z.boolean(),
  })
  .meta({ id: 'Author' });

/** A photo or video of a message. Its addresses are each reader's own: `signFileUrls` gives them. */
export const messageFileSchema = z
  .object({
    _id: id,
    type: z.enum(['photo', 'video']),
    status: z.enum(['pending', 'processing', 'ready', 'failed']),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    durationMs: z.number().int().nullable(),
    /** ThumbHash in base64; null until it is processed. */
    thumbhash: z.string().nullable(),
  })
  .meta({ id: 'MessageFile' });

/** A message of a conversation or of a stream's chat, the same over REST and by socket. */
export const messageSchema = z
  .object({
    _id: id,
    conversationId: id,
    /** Grows by one for every event of the conversation; gaps tell a client that it missed some. */
    sequence: z.number().int(),
    /** What its first file is, else `text`; `tip` in a stream's chat. A deleted message is `text` with an empty text. */
    type: z.enum(['text', 'tip', 'photo', 'video']),
    text: z.string(),
    /** Tokens of a tip. */
    amount: z.number().nullable(),
    /** As they were when it was sent; none in a stream's chat and in what was deleted. */
    files: z.array(messageFileSchema),
    senderId: id,
    sender: authorSchema,
    isDeleted: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'Message' });

/** A message of a stream's chat, which holds words and tips alone. */
export const streamMessageSchema = messageSchema.extend({ type: z.enum(['text', 'tip']) });

export const notificationSchema = z
  .object({
    _id: id,
    kind: z.enum([
      'follow',
      'subscription',
      /** To a fan: a subscription could not be renewed for want of tokens. The actor is the performer. */
      'subscription-past-due',
      'tip',
      'purchase',
      'like',
      'comment',
      'stream-started',
      'top-up',
      'post',
      /** To a performer: an operator has looked at the documents. */
      'verification-approved',
      'verification-refused',
      /** To its author: an operator has removed something, has brought it back, or has decided that it stays away. */
      'content-removed',
      'content-restored',
      'objection-upheld',
      /** To a performer: a file of what is out could not be prepared. */
      'file-failed',
      /** To a performer: what became of a payout, and that payouts go elsewhere. */
      'payout-approved',
      'payout-sent',
      'payout-refused',
      'payout-returned',
      'payout-details-changed',
      /** To a performer: an order of hers was placed, is to go elsewhere, or something is wrong with it. */
      'order-created',
      'order-readdressed',
      'order-problem',
      /** To a fan: what became of an order. */
      'order-processing',
      'order-shipped',
      'order-delivered',
      /** To the side that did not do it, or both: an order was cancelled, and `amount` paid back. */
      'order-refunded',
    ]),
    actor: authorSchema.nullable(),
    /** Tokens, where the notice is about money: of all notices of the entry together. */
    amount: z.number().nullable(),
    /** Where a click leads, inside the site. */
    link: z.string().nullable(),
    /** What was removed and why; only where the notice is about that. */
    removal: z.object({ type: reportTargetTypeSchema, title: z.string(), reason: reportReasonSchema }).optional(),
    isRead: z.boolean(),
    /** Of the newest, where several stand in one entry. */
    createdAt: instant,
    /** What it is grouped by: an unread notice joins the unread entry of the same group. Opaque. */
    group: z.string(),
    /** How many notices the entry stands for. */
    count: z.number().int(),
    /** How many people beside the actor, who was the last, did the same. */
    others: z.number().int(),
  })
  .meta({ id: 'Notification' });

export const streamSummarySchema = z
  .object({
    _id: id,
    title: z.string(),
    performer: authorSchema,
    conversationId: id,
    viewers: z.number().int(),
    startedAt: instant,
    status: z.enum(['live', 'ended']),
  })
  .meta({ id: 'StreamSummary' });

/** Server-to-client events by name: domain, entity, fact in the past tense. */
export const serverEventSchemas = {
  'message.created': z.object({ message: messageSchema }),
  'message.deleted': z.object({ conversationId: id, messageId: id, message: messageSchema }),
  /** What an operator had removed stands there again. */
  'message.restored': z.object({ conversationId: id, messageId: id, message: messageSchema }),
  /** To the reader's own devices. The count is what the reader has left unread in all conversations together. */
  'conversation.read': z.object({ conversationId: id, userId: id, totalNotSeenMessages: z.number().int() }),
  'typing.changed': z.object({ conversationId: id, userId: id, isTyping: z.boolean() }),
  'wallet.balance.changed': z.object({ balance: z.number(), change: z.number(), reason: z.string() }),
  /** To both sides of an order. */
  'order.changed': z.object({
    orderId: id,
    status: z.enum(['created', 'processing', 'shipped', 'delivered', 'refunded']),
    version: z.number().int(),
  }),
  'notification.created': z.object({ notification: notificationSchema }),
  /** The notice no longer holds: it told of a stream that is over. */
  'notification.withdrawn': z.object({ notificationId: id, wasRead: z.boolean() }),
  /** To the reader's own devices: an entry with all before it, or everything where there is no id. */
  'notifications.read': z.object({ notificationId: id.nullable(), unreadNotifications: z.number().int() }),
  /** To the follower's own devices. */
  'follow.changed': z.object({ performerId: id, isFollowed: z.boolean() }),
  /** To one's own devices: how things stand after a like or a bookmark, or after one was taken back. */
  'reaction.changed': z.object({
    objectType: z.string(),
    objectId: id,
    isLiked: z.boolean(),
    isBookmarked: z.boolean(),
    likeCount: z.number().int(),
    bookmarkCount: z.number().int(),
  }),
  'stream.started': z.object({ stream: streamSummarySchema }),
  'stream.ended': z.object({ streamId: id, performerId: id }),
  /** To the performer's own devices: whose picture her stream shows now, by the name that the sender gave itself. */
  'stream.published': z.object({ streamId: id, from: z.string().nullable() }),
  'stream.viewers.changed': z.object({ streamId: id, viewers: z.number().int() }),
  'stream.message.created': z.object({ streamId: id, message: streamMessageSchema }),
  'stream.message.deleted': z.object({ streamId: id, messageId: id, message: streamMessageSchema }),
  'stream.message.restored': z.object({ streamId: id, messageId: id, message: streamMessageSchema }),
  'stream.tip.received': z.object({ streamId: id, message: streamMessageSchema, amount: z.number() }),
  /** To those who have the poll open. `votes` by option for those who may see the result; null for the others. */
  'poll.voted': z.object({
    pollId: id,
    postId: id,
    totalVotes: z.number().int(),
    votes: z.record(id, z.number().int()).nullable(),
  }),
  'private-request.created': z.object({ conversationId: id }),
  'private-request.accepted': z.object({ conversationId: id }),
  'private-request.declined': z.object({ conversationId: id }),
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
 * `conversation.join` and `stream.join` answer `lastSequence`, the latter also `viewers`; `poll.join` and
 * `catch-up` see PollJoinAck and CatchUpAck.
 */
export const clientEventSchemas = {
  'auth/login': z.object({ token: z.string().min(1).max(200) }),
  'conversation.join': z.object({ conversationId: id }),
  'conversation.leave': z.object({ conversationId: id }),
  'typing.start': z.object({ conversationId: id }),
  'typing.stop': z.object({ conversationId: id }),
  'stream.join': z.object({ streamId: id }),
  'stream.leave': z.object({ streamId: id }),
  /** Again once the account has voted: from then on it is told the votes. */
  'poll.join': z.object({ pollId: id }),
  'poll.leave': z.object({ pollId: id }),
  /** `scope` is `conversation:<id>` or `stream:<id>`; `after` the last sequence the client has. */
  'catch-up': z.object({ scope: z.string().max(60), after: z.number().int().min(0) }),
} as const;
