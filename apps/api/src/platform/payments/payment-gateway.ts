import type { Hundredths } from '../money.ts';

/** A card as its owner typed it. It passes through a gateway's `createCard` and is neither stored nor logged. */
export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

/** What may be kept of a card; `ref` is the gateway's own name for it. */
export interface GatewayCard {
  ref: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export interface Charge {
  /** The same key is charged once, and answered the same, however often it is sent. */
  idempotencyKey: string;
  cardRef: string;
  /** Hundredths of the currency. */
  amount: Hundredths;
  /** ISO 4217. */
  currency: string;
}

/** Why a bank refused a charge. */
export type ChargeFailure =
  'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'authentication_required';

export type ChargeOutcome =
  { status: 'succeeded'; ref: string } | { status: 'failed'; ref: string; failure: ChargeFailure };

/** Whoever moves real money for us. */
export interface PaymentGateway {
  /**
   * Exchanges a card for a name of the gateway's own.
   * @throws CardInvalidError when it cannot be a card; a gateway may refuse more
   */
  createCard(details: CardDetails): Promise<GatewayCard>;
  /** Takes money from a card. Throws when the gateway gave no answer: the same charge may then be sent again. */
  charge(charge: Charge): Promise<ChargeOutcome>;
}

export type PaymentProvider = 'sandbox' | 'stripe';

/** The gateways that may be used here. One that is not configured is absent. */
export type PaymentGateways = Readonly<Partial<Record<PaymentProvider, PaymentGateway>>>;
