import { z } from 'zod';
import { reportReasonSchema, reportTargetTypeSchema } from './intents.ts';

const id = z.uuid();
const instant = z.iso.datetime();

/** The public facts of an author. */
export const authorSchema = z
  .object({
    _id: id,
    username: z.string().nullable(),
    name: z.string(),
    avatarUrl: z.string().nullable(),
    isPerformer: z.boolean(),
  })
  .meta({ id: 'Author' });

/** A photo or video of a message. Its URLs are signed for each reader: `signFileUrls` returns them. */
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
    /** Increases by one with every event of the conversation; clients notice missed events by gaps. */
    sequence: z.number().int(),
    /** The type of its first file, else `text`; `tip` in a stream's chat. A deleted message is an empty `text`. */
    type: z.enum(['text', 'tip', 'photo', 'video']),
    text: z.string(),
    /** Tokens of a tip. */
    amount: z.number().nullable(),
    /** Tokens that its addressee pays once to open it; null: it is free. */
    price: z.number().nullable(),
    /** The reader has not paid: the text is empty, and of its files only what a preview shows is known. */
    isLocked: z.boolean(),
    /** Its addressee has paid: it can no longer be taken back. */
    isBought: z.boolean(),
    /** In their state when it was sent; empty in a stream's chat and in deleted messages. */
    files: z.array(messageFileSchema),
    senderId: id,
    sender: authorSchema,
    isDeleted: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'Message' });

/** A message of a stream's chat: only text and tips. */
export const streamMessageSchema = messageSchema.extend({ type: z.enum(['text', 'tip']) });

export const notificationSchema = z
  .object({
    _id: id,
    kind: z.enum([
      'follow',
      'subscription',
      /** To a fan: a subscription could not be renewed without enough tokens. The actor is the performer. */
      'subscription-past-due',
      /** To a fan: what a period costs from some day on. The actor is the performer. */
      'subscription-price-raised',
      /** To who was given a subscription, and to its performer. The actor is the giver. */
      'subscription-gift',
      'subscription-gifted',
      /** To who was given a subscription: the payment was taken back, and the time with it. The actor is the performer. */
      'subscription-gift-returned',
      'tip',
      'purchase',
      'like',
      'comment',
      'stream-started',
      'top-up',
      'post',
      /** To a performer: an operator has decided on her documents. */
      'verification-approved',
      'verification-refused',
      /** To the author: an operator has removed content, restored it, or rejected an objection. */
      'content-removed',
      'content-restored',
      'objection-upheld',
      /** To a performer: the processing of a published item's file has failed. */
      'file-failed',
      /** To a performer: the state of a payout, or a change of payout details. */
      'payout-approved',
      'payout-sent',
      'payout-refused',
      'payout-returned',
      'payout-details-changed',
      /** To a performer: an order was placed, its address changed, or it has a problem. */
      'order-created',
      'order-readdressed',
      'order-problem',
      /** To a fan: the state of an order. */
      'order-processing',
      'order-shipped',
      'order-delivered',
      /** To the other side, or both: an order was cancelled, and `amount` refunded. */
      'order-refunded',
      /** To the buyer: the seller or an operator has answered what was said to be wrong with an order. */
      'order-problem-answered',
      /** To a fan: what was asked for is given back or not, or a refund came back from the bank. */
      'refund-granted',
      'refund-refused',
      'refund-failed',
      'payment-refunded',
      /** To a performer: what she was paid was given back. */
      'sale-refunded',
      /** To a fan: his bank takes a payment back. */
      'dispute-opened',
      'dispute-won',
      'dispute-lost',
    ]),
    actor: authorSchema.nullable(),
    /** Tokens of a notice about money: the sum of a grouped entry. */
    amount: z.number().nullable(),
    /** The path that a click opens. */
    link: z.string().nullable(),
    /** The removed content and the reason, if the notice is about that. */
    removal: z.object({ type: reportTargetTypeSchema, title: z.string(), reason: reportReasonSchema }).optional(),
    isRead: z.boolean(),
    /** Of the newest notice of a grouped entry. */
    createdAt: instant,
    /** The group key: an unread notice joins the unread entry of its group. Opaque. */
    group: z.string(),
    /** The number of notices in the entry. */
    count: z.number().int(),
    /** The number of other people who did the same; the actor is the last. */
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
  /** A removed message was restored. */
  'message.restored': z.object({ conversationId: id, messageId: id, message: messageSchema }),
  /** A paid message was bought: each side gets it as it may see it. */
  'message.unlocked': z.object({ conversationId: id, messageId: id, message: messageSchema }),
  /** To the reader's own devices. The count is of all conversations. */
  'conversation.read': z.object({ conversationId: id, userId: id, totalNotSeenMessages: z.number().int() }),
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
  'stream.started': z.object({ stream: streamSummarySchema }),
  'stream.ended': z.object({ streamId: id, performerId: id }),
  /** To the performer's own devices: which sender publishes her stream now, by the sender's own name. */
  'stream.published': z.object({ streamId: id, from: z.string().nullable() }),
  'stream.viewers.changed': z.object({ streamId: id, viewers: z.number().int() }),
  'stream.message.created': z.object({ streamId: id, message: streamMessageSchema }),
  'stream.message.deleted': z.object({ streamId: id, messageId: id, message: streamMessageSchema }),
  'stream.message.restored': z.object({ streamId: id, messageId: id, message: streamMessageSchema }),
  'stream.tip.received': z.object({ streamId: id, message: streamMessageSchema, amount: z.number() }),
  /** To those who have the poll open. `votes` by option for those who may see the result; null for others. */
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
  /** Sent again after voting: from then on the account gets the result. */
  'poll.join': z.object({ pollId: id }),
  'poll.leave': z.object({ pollId: id }),
  /** `scope` is `conversation:<id>` or `stream:<id>`; `after` the last sequence the client has. */
  'catch-up': z.object({ scope: z.string().max(60), after: z.number().int().min(0) }),
} as const;
