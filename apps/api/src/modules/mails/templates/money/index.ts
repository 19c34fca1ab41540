import type { LetterTemplate } from '../../letter.ts';
import * as bought from './bought-orders.ts';
import * as disputes from './disputes.ts';
import * as endings from './endings.ts';
import * as gifts from './gifts.ts';
import * as payouts from './payouts.ts';
import * as refunds from './refunds.ts';
import * as renewals from './renewals.ts';
import * as sold from './sold-orders.ts';

/** Letters about what became of somebody's money, and their data. */
export interface MoneyLetters {
  'card-expiring': renewals.CardExpiringLetter;
  'dispute-lost': disputes.DisputeLetter;
  'dispute-opened': disputes.DisputeLetter;
  'dispute-won': disputes.DisputeLetter;
  'order-cancelled': bought.CancelledLetter;
  'order-placed': bought.PlacedLetter;
  'order-problem': sold.ProblemLetter;
  'order-problem-answered': bought.AnsweredLetter;
  'order-problem-settled': sold.SettledLetter;
  'order-shipped': bought.ShippedLetter;
  'order-to-ship': sold.ToShipLetter;
  'payout-refused': payouts.UnpaidPayoutLetter;
  'payout-returned': payouts.UnpaidPayoutLetter;
  'payout-sent': payouts.SentPayoutLetter;
  'refund-failed': refunds.CardRefundLetter;
  'refund-granted': refunds.GrantedLetter;
  'refund-refused': refunds.RefusedLetter;
  'refund-succeeded': refunds.CardRefundLetter;
  'sale-refunded': refunds.SaleRefundedLetter;
  'sold-order-cancelled': sold.SoldCancelledLetter;
  'subscription-card-refused': renewals.CardRefusedLetter;
  'subscription-ended': endings.EndedLetter;
  'subscription-gift': gifts.GiftLetter;
  'subscription-gift-ended': endings.GiftEndedLetter;
  'subscription-gift-returned': gifts.ReturnedGiftLetter;
  'subscription-trial-ending': renewals.TrialEndingLetter;
  'ticket-refunded': refunds.TicketRefundedLetter;
  'wallet-opened': disputes.DisputeLetter;
}

export const moneyTemplates: { [Name in keyof MoneyLetters]: LetterTemplate<MoneyLetters[Name]> } = {
  'card-expiring': renewals.cardExpiring,
  'dispute-lost': disputes.disputeLost,
  'dispute-opened': disputes.disputeOpened,
  'dispute-won': disputes.disputeWon,
  'order-cancelled': bought.orderCancelled,
  'order-placed': bought.orderPlaced,
  'order-problem': sold.orderProblem,
  'order-problem-answered': bought.problemAnswered,
  'order-problem-settled': sold.problemSettled,
  'order-shipped': bought.orderShipped,
  'order-to-ship': sold.orderToShip,
  'payout-refused': payouts.payoutRefused,
  'payout-returned': payouts.payoutReturned,
  'payout-sent': payouts.payoutSent,
  'refund-failed': refunds.refundFailed,
  'refund-granted': refunds.refundGranted,
  'refund-refused': refunds.refundRefused,
  'refund-succeeded': refunds.refundSucceeded,
  'sale-refunded': refunds.saleRefunded,
  'sold-order-cancelled': sold.soldOrderCancelled,
  'subscription-card-refused': renewals.subscriptionCardRefused,
  'subscription-ended': endings.subscriptionEnded,
  'subscription-gift': gifts.subscriptionGift,
  'subscription-gift-ended': endings.subscriptionGiftEnded,
  'subscription-gift-returned': gifts.subscriptionGiftReturned,
  'subscription-trial-ending': renewals.subscriptionTrialEnding,
  'ticket-refunded': refunds.ticketRefunded,
  'wallet-opened': disputes.walletOpened,
};

type ShownFields = { readonly [Name in keyof MoneyLetters]: ReadonlyArray<keyof MoneyLetters[Name] & string> };

const DISPUTE = ['name', 'url', 'amount', 'currency', 'paidAt', 'tokens'] as const;
const RENEWAL = ['name', 'url', 'performer', 'price', 'until'] as const;

/** What operators may see of them. Where somebody lives, how a parcel is tracked and which card it was is not needed. */
export const shownOfMoney: ShownFields = {
  'card-expiring': ['name', 'url', 'until'],
  'dispute-lost': DISPUTE,
  'dispute-opened': DISPUTE,
  'dispute-won': DISPUTE,
  'order-cancelled': ['name', 'url', 'title', 'total', 'reason'],
  'order-placed': ['name', 'url', 'title', 'quantity', 'total', 'country'],
  'order-problem': ['name', 'url', 'title', 'text'],
  'order-problem-answered': ['name', 'url', 'title', 'answer'],
  'order-problem-settled': ['name', 'url', 'title', 'paidBack'],
  'order-shipped': ['name', 'url', 'title'],
  'order-to-ship': ['name', 'url', 'title', 'quantity', 'total'],
  'payout-refused': ['name', 'url', 'amount', 'text'],
  'payout-returned': ['name', 'url', 'amount', 'text'],
  'payout-sent': ['name', 'url', 'net', 'currency'],
  'refund-failed': ['name', 'url', 'amount', 'currency', 'tokens'],
  'refund-granted': ['name', 'url', 'title', 'amount', 'currency', 'answer'],
  'refund-refused': ['name', 'url', 'title', 'answer'],
  'refund-succeeded': ['name', 'url', 'amount', 'currency', 'tokens'],
  'sale-refunded': ['name', 'url', 'amount', 'title'],
  'sold-order-cancelled': ['name', 'url', 'title', 'reason'],
  'subscription-card-refused': RENEWAL,
  'subscription-ended': ['name', 'url', 'performer', 'tokens', 'reason'],
  'subscription-gift': ['name', 'url', 'performer', 'giver', 'until'],
  'subscription-gift-ended': ['name', 'url', 'performer', 'tokens'],
  'subscription-gift-returned': ['name', 'url', 'performer'],
  'subscription-trial-ending': RENEWAL,
  'ticket-refunded': ['name', 'url', 'title', 'amount'],
  'wallet-opened': DISPUTE,
};
