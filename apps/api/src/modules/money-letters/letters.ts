import type { Compose } from './letter.ts';
import * as disputes from './disputes.ts';
import * as orders from './orders.ts';
import * as payouts from './payouts.ts';
import * as refunds from './refunds.ts';
import * as subscriptions from './subscriptions.ts';

/**
 * Of what happens to somebody's money a letter is written, and how. A kind that is also a notice's is told by both:
 * `notify` reads this list. The others have no notice, as what somebody has done himself.
 */
export const letters = {
  'card-expiring': subscriptions.cardExpiring,
  'dispute-lost': disputes.lost,
  'dispute-opened': disputes.opened,
  'dispute-won': disputes.won,
  'order-created': orders.toShip,
  'order-placed': orders.placed,
  'order-problem': orders.hasProblem,
  'order-problem-answered': orders.problemAnswered,
  'order-refunded': orders.cancelled,
  'order-shipped': orders.shipped,
  'payout-refused': payouts.refused,
  'payout-returned': payouts.returned,
  'payout-sent': payouts.sent,
  'refund-failed': refunds.failed,
  'refund-granted': refunds.granted,
  'refund-refused': refunds.refused,
  'refund-succeeded': refunds.succeeded,
  'sale-refunded': refunds.saleRefunded,
  'subscription-card-refused': subscriptions.cardRefused,
  'subscription-ended': subscriptions.ended,
  'subscription-gift': subscriptions.gift,
  'subscription-gift-ended': subscriptions.giftEnded,
  'subscription-gift-returned': subscriptions.giftReturned,
  'subscription-past-due': subscriptions.unpaid,
  'subscription-price-kept': subscriptions.priceKept,
  'subscription-price-raised': subscriptions.priceRaised,
  'subscription-trial-ending': subscriptions.trialEnding,
  'ticket-refunded': refunds.ticketRefunded,
  'wallet-opened': disputes.walletOpened,
} satisfies Record<string, Compose>;

export type LetterKind = keyof typeof letters;

export const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(letters, kind);
