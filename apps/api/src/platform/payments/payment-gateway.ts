import type { Hundredths } from '../money.ts';
import type { PayoutGateway } from './payout-gateway.ts';

/** A card as its owner typed it. It passes through a gateway's `createCard` and is neither stored nor logged. */
export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

/** A card that the gateway's own fields in the browser have exchanged already: its digits never come here. */
export interface CardToken {
  token: string;
}

export type CardSource = CardDetails | CardToken;

export const isToken = (source: CardSource): source is CardToken => 'token' in source;

export interface CardOwner {
  userId: string;
  /** The gateway's name for another card of the same owner, which tells it who that is; null for the first. */
  otherRef: string | null;
}

/** What may be kept of a card; `ref` is the gateway's own name for it. */
export interface GatewayCard {
  ref: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for whoever types the same card; null where the gateway says none. */
  fingerprint: string | null;
}

export interface Charge {
  /** The same key is charged once, and answered the same, however often it is sent. */
  idempotencyKey: string;
  cardRef: string;
  /** Hundredths of the currency. */
  amount: Hundredths;
  /** ISO 4217. */
  currency: string;
  /** Whether the payer is there to be asked by the bank. A renewal has nobody: a bank that wants to ask refuses it. */
  isOnSession: boolean;
  /** Whether the card is going to be charged again without its payer: the bank is told at the first charge. */
  isRepeated: boolean;
  /** Where on the site the bank's page sends the payer back to. */
  returnPath: string;
  /** The payer's culture, for pages of the gateway. */
  locale: string;
}

/** A charge that was asked for before, whose answer may have been lost. */
export interface AskedCharge extends Charge {
  /** The gateway's name for it, where an answer came. */
  ref: string | null;
  askedAt: Date;
}

/** Why a bank refused a charge. */
export type ChargeFailure =
  'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'authentication_required';

export type ChargeOutcome =
  | { status: 'succeeded'; ref: string }
  | { status: 'failed'; ref: string; failure: ChargeFailure }
  /**
   * The bank asks the payer (3-D Secure) at `url`: an address, or a path of this site. With a `clientSecret` the gateway's
   * own script asks where the payer is; it is for the payer's eyes alone, and stands in no table or log.
   */
  | { status: 'requires-action'; ref: string; url: string; clientSecret: string | null }
  /** The bank has not said yet. */
  | { status: 'processing'; ref: string };

export interface Refund {
  /** The same key is refunded once. */
  idempotencyKey: string;
  chargeRef: string;
  /** Hundredths of the charge's currency. */
  amount: Hundredths;
}

/** How a refund stands. One that succeeded may still fail, days later: the bank sends it back. */
export interface RefundOutcome {
  status: 'pending' | 'succeeded' | 'failed';
  ref: string;
}

/** A charge that the payer's bank takes back. Won and lost are not for ever: either may become the other. */
export interface GatewayDispute {
  ref: string;
  /** The charge, by the key that it was made under. */
  chargeKey: string;
  amount: Hundredths;
  reason: string;
  status: 'open' | 'won' | 'lost';
  /** Until when the bank waits for an answer; null where it does not say. */
  dueAt: Date | null;
}

export type SubjectKind = 'charge' | 'refund' | 'dispute' | 'account' | 'transfer';

/** What the gateway tells by itself: that something of ours changed, not how. */
export interface GatewayEvent {
  id: string;
  type: string;
  /**
   * A charge, refund or transfer by the key that it was made under, an account by whose it is, a dispute by its `ref`;
   * null where it is nothing of ours.
   */
  subject: { kind: SubjectKind; ref: string } | null;
}

export interface WebhookDelivery {
  /** As it came: the signature is made of these bytes. */
  body: Buffer;
  signature: string;
}

/** Whoever moves real money for us. No call of it is made inside a database transaction. */
export interface PaymentGateway {
  /**
   * Exchanges a card for a name of the gateway's own.
   * @throws CardInvalidError when it cannot be a card; a gateway may refuse more
   */
  createCard(source: CardSource, owner: CardOwner): Promise<GatewayCard>;
  /** Forgets a card; does nothing for one that it does not know any more. */
  deleteCard(ref: string): Promise<void>;
  /** Takes money from a card. Throws when the gateway gave no answer: then it is looked up. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** What became of a charge; null when the gateway was never asked for it. */
  findCharge(charge: AskedCharge): Promise<ChargeOutcome | null>;
  /** Ends a charge that waits for the payer, and answers how it ended: it may have succeeded meanwhile. */
  cancelCharge(charge: AskedCharge): Promise<ChargeOutcome>;
  /** Gives money back to the card of a charge. Throws when the gateway gave no answer: then it is looked up. */
  refund(refund: Refund): Promise<RefundOutcome>;
  /** What became of a refund; null when the gateway was never asked for it. */
  findRefund(refund: Refund): Promise<RefundOutcome | null>;
  /** A dispute as it stands now; null when there is no such. */
  findDispute(ref: string): Promise<GatewayDispute | null>;
  /** Answers a dispute with what speaks for the site. */
  answerDispute(ref: string, evidence: string): Promise<void>;
  /** Lets a dispute be lost. */
  acceptDispute(ref: string): Promise<void>;
  /** @throws WebhookRefusedError when it is forged, old or cannot be read */
  readEvent(delivery: WebhookDelivery): GatewayEvent;
  /** How performers are paid by it. */
  readonly payouts: PayoutGateway;
}

export type PaymentProvider = 'sandbox' | 'stripe';

/** The gateways that may be used here. One that is not configured is absent. */
export type PaymentGateways = Readonly<Partial<Record<PaymentProvider, PaymentGateway>>>;
