import type { Hundredths } from '../money.ts';
import type { ListRecords } from './gateway-records.ts';
import type { PayoutGateway } from './payout-gateway.ts';

/** A card as its owner typed it. It passes through a gateway's `createCard` and is neither stored nor logged. */
export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

/** A card that the gateway's own fields have registered in the browser: its number never reaches this site. */
export interface CardToken {
  token: string;
}

export type CardSource = CardDetails | CardToken;

export const isToken = (source: CardSource): source is CardToken => 'token' in source;

export interface CardOwner {
  userId: string;
  /**
   * The gateway's reference of another card of the same owner, which identifies the owner there; null for the first.
   */
  otherRef: string | null;
}

/** What is stored of a card; `ref` is the gateway's reference. */
export interface GatewayCard {
  ref: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Equal for equal card numbers; null when the gateway has none. */
  fingerprint: string | null;
}

export interface Charge {
  /** Charges with the same key are made once and answered alike. */
  idempotencyKey: string;
  cardRef: string;
  /** In hundredths of the currency. */
  amount: Hundredths;
  /** ISO 4217. */
  currency: string;
  /**
   * Whether the payer is present and can confirm. A renewal is off-session: the bank declines it if it wants a
   * confirmation.
   */
  isOnSession: boolean;
  /** Whether the card will be charged again without its payer, which the bank has to know at the first charge. */
  isRepeated: boolean;
  /** The path of this site to which the bank's page returns. */
  returnPath: string;
  /** The payer's culture, for the gateway's pages. */
  locale: string;
}

/** A charge that was requested before; its answer may have been lost. */
export interface AskedCharge extends Charge {
  /** The gateway's id of the charge; null when its answer was lost. */
  ref: string | null;
  askedAt: Date;
}

/** Why a bank declined a charge. */
export type ChargeFailure =
  'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'authentication_required';

export type ChargeOutcome =
  | { status: 'succeeded'; ref: string }
  | { status: 'failed'; ref: string; failure: ChargeFailure }
  /**
   * The payer has to confirm (3-D Secure) at `url`: an absolute URL, or a path of this site. With a `clientSecret` the
   * gateway's script can ask on the current page; it is sent to the payer only, and neither stored nor logged.
   */
  | { status: 'requires-action'; ref: string; url: string; clientSecret: string | null }
  /** The bank has not decided yet. */
  | { status: 'processing'; ref: string };

export interface Refund {
  /** Refunds with the same key are made once. */
  idempotencyKey: string;
  chargeRef: string;
  /** In hundredths of the charge's currency. */
  amount: Hundredths;
}

/** The state of a refund. A successful one may fail days later, when the bank returns the money. */
export interface RefundOutcome {
  status: 'pending' | 'succeeded' | 'failed';
  ref: string;
}

/** A charge that the payer's bank disputes (chargeback). A won dispute may be lost later, and vice versa. */
export interface GatewayDispute {
  ref: string;
  /** The idempotency key of the charge. */
  chargeKey: string;
  amount: Hundredths;
  reason: string;
  status: 'open' | 'won' | 'lost';
  /** The bank's deadline for an answer; null when it has not set one. */
  dueAt: Date | null;
}

export type SubjectKind = 'charge' | 'refund' | 'dispute' | 'account' | 'transfer' | 'invoice';

/** A webhook's content: that something of this site has changed, but not how. */
export interface GatewayEvent {
  id: string;
  type: string;
  /**
   * A charge, refund or transfer by its idempotency key, an account by its performer, a dispute and an invoice of coins by
   * its `ref`; null when it is not of this site.
   */
  subject: { kind: SubjectKind; ref: string } | null;
}

export interface WebhookDelivery {
  /** The unparsed bytes, which the signature covers. */
  body: Buffer;
  signature: string;
}

/** A service that moves money. It is never called inside a database transaction. */
export interface PaymentGateway {
  /** Registers a card. @throws CardInvalidError when it cannot be one; a gateway may have more reasons */
  createCard(source: CardSource, owner: CardOwner): Promise<GatewayCard>;
  /** Deletes a card; does nothing for an unknown one. */
  deleteCard(ref: string): Promise<void>;
  /** Deletes all that the gateway keeps of a card's owner, with the cards; does nothing for an unknown one. */
  deleteOwner(cardRef: string): Promise<void>;
  /** Charges a card. Throws when the gateway does not answer; then `findCharge` tells the result. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** The result of a charge; null when it was never requested. */
  findCharge(charge: AskedCharge): Promise<ChargeOutcome | null>;
  /** Cancels a charge that waits for its payer. Returns its result, which may be a success in the meantime. */
  cancelCharge(charge: AskedCharge): Promise<ChargeOutcome>;
  /** Refunds to the card of a charge. Throws when the gateway does not answer; then `findRefund` tells the result. */
  refund(refund: Refund): Promise<RefundOutcome>;
  /** The result of a refund; null when it was never requested. */
  findRefund(refund: Refund): Promise<RefundOutcome | null>;
  /** The current state of a dispute; null when there is none. */
  findDispute(ref: string): Promise<GatewayDispute | null>;
  /** Submits the site's evidence in a dispute. */
  answerDispute(ref: string, evidence: string): Promise<void>;
  /** Accepts a dispute as lost. */
  acceptDispute(ref: string): Promise<void>;
  /** @throws WebhookRefusedError when it is forged, too old or unreadable */
  readEvent(delivery: WebhookDelivery): GatewayEvent;
  /** Everything at the gateway, including what this site does not know. */
  readonly list: ListRecords;
  /** Payouts to performers. */
  readonly payouts: PayoutGateway;
}

export type PaymentProvider = 'sandbox' | 'stripe';

/** The available gateways; one that is not configured is absent. */
export type PaymentGateways = Readonly<Partial<Record<PaymentProvider, PaymentGateway>>>;
