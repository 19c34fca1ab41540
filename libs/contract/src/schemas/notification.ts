import { z } from 'zod';
import { authorSchema } from './author.ts';
import { reportReasonSchema, reportTargetTypeSchema } from './intents.ts';

/** What a notice tells. */
const notificationKindSchema = z.enum([
  'follow',
  'subscription',
  /** To a performer: a subscription was renewed, by the actor. To a fan: his own was; the actor is the performer. */
  'subscription-renewed',
  'subscription-continued',
  /** To a fan: a subscription could not be renewed, for want of tokens or see `failure`. The actor is the performer. */
  'subscription-past-due',
  /** To a fan: what a period costs from some day on. The actor is the performer. */
  'subscription-price-raised',
  /** To a fan who was told that: it will not cost more after all. The actor is the performer. */
  'subscription-price-kept',
  /** To who was given a subscription, and to its performer. The actor is the giver. */
  'subscription-gift',
  'subscription-gifted',
  /** To who was given a subscription: the payment was taken back, and the time with it. The actor is the performer. */
  'subscription-gift-returned',
  /**
   * To a fan: a subscription has ended without his doing, see `failure`; `amount` came back for what was left. To who gave
   * one whose rest came back: the same. No actor where the performer is gone: `name` is hers.
   */
  'subscription-ended',
  'subscription-gift-ended',
  /** To a fan: a card was refused for a renewal; a free period will cost something. The actor is the performer. */
  'subscription-card-refused',
  'subscription-trial-ending',
  /** To a fan: a card that subscriptions are renewed from ends. */
  'card-expiring',
  'tip',
  'purchase',
  'like',
  'comment',
  /** A comment of the reader was answered; a comment names the reader. */
  'comment-reply',
  'mention',
  /** A message came; told outside of the list alone, since conversations have their own. */
  'message',
  'stream-started',
  /** A stream that the reader waits for begins soon, is at another time now, or will not be. The actor is its performer. */
  'stream-soon',
  'stream-moved',
  'stream-cancelled',
  /** To a fan: what a ticket cost has come back. */
  'ticket-refunded',
  /** To a performer: the actor asks for a private stream; `amount` is a minute's price. To a fan: the answer. */
  'private-request',
  'private-accepted',
  'private-declined',
  /** To a fan: nobody has answered in time. */
  'private-expired',
  /** To a fan: she accepted, and the wallet did not cover the least minutes. */
  'private-not-covered',
  'top-up',
  /** To a fan: a payment that was waited for has failed; `amount` is what it was for. */
  'payment-failed',
  /** To a fan: a subscription that was paid by card could not be had any more; `amount` is in the wallet. */
  'subscription-missed',
  'post',
  /** To a performer: an operator has decided on her documents. */
  'verification-approved',
  'verification-refused',
  /** To the author: an operator has removed content, restored it, or rejected an objection. */
  'content-removed',
  'content-restored',
  'objection-upheld',
  /** To who reported something: operators have acted on it, or have found nothing against it. */
  'report-acted',
  'report-dismissed',
  /** To a performer: the processing of a published item's file has failed. */
  'file-failed',
  /** To a performer: a planned work does not appear, as the site has removed a file that it shows. */
  'work-held',
  /** To who sent it: a file in a message can never be shown. */
  'message-file-failed',
  /** To a performer: a mass message was not sent, see `failure`; it reached only some of whom it was for. */
  'campaign-failed',
  'campaign-incomplete',
  /** To a performer: no film could be made of a stream, see `failure`; the site called an announced one off. */
  'recording-failed',
  'stream-lapsed',
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
  'order-tracking',
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
  /** To a fan: an operator has opened the wallet that a lost dispute had closed. */
  'wallet-opened',
]);

/** Why something that the site was to do later was not done, or why something ended. */
const failureReasonSchema = z.enum([
  'not-verified',
  'list-gone',
  'price',
  'files',
  'removed',
  'no-space',
  'not-recorded',
  'broken',
  /** The performer's account ended, or offers nothing any more. */
  'gone',
  /** A period was not paid for. */
  'unpaid',
  /** Why a wallet did not pay, where it was not for want of tokens: a limit of the fan's own, or what his bank does. */
  'limit',
  'wallet-suspended',
  'wallet-closed',
]);

export const notificationSchema = z
  .object({
    _id: z.uuid(),
    kind: notificationKindSchema,
    actor: authorSchema.nullable(),
    /** The name of an account that it tells of and that is gone: as it was then, in place of an actor. */
    name: z.string().optional(),
    /** Tokens of a notice about money: the sum of a grouped entry. */
    amount: z.number().nullable(),
    /** The path that a click opens. */
    link: z.string().nullable(),
    /** The removed content and the reason, if the notice is about that. */
    removal: z.object({ type: reportTargetTypeSchema, title: z.string(), reason: reportReasonSchema }).optional(),
    /** Why it failed, of the kinds that say so. */
    failure: failureReasonSchema.optional(),
    /** When what it tells of is to be now, of the kinds that say so. */
    at: z.iso.datetime().optional(),
    /** That it has tickets, which can be given back until then. */
    isTicketed: z.boolean().optional(),
    isRead: z.boolean(),
    /** Of the newest notice of a grouped entry. */
    createdAt: z.iso.datetime(),
    /** The group key: an unread notice joins the unread entry of its group. Opaque. */
    group: z.string(),
    /** The number of notices in the entry. */
    count: z.number().int(),
    /** The number of other people who did the same; the actor is the last. */
    others: z.number().int(),
  })
  .meta({ id: 'Notification' });
