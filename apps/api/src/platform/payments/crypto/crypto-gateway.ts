import type { Hundredths } from '../../money.ts';

/** Hundred millionths of a coin, as Bitcoin counts. */
export type CoinUnits = bigint;

export interface CryptoOrder {
  /** The same key is one invoice, however often it is sent. */
  idempotencyKey: string;
  /** Hundredths of the currency. */
  amount: Hundredths;
  currency: string;
  /** Where on the site the gateway's page leads back to. */
  returnPath: string;
  /** The payer's culture, for pages of the gateway. */
  locale: string;
}

/** An order that was sent before, whose answer may have been lost. */
export interface AskedOrder extends CryptoOrder {
  /** The gateway's name for it, where an answer came. */
  ref: string | null;
}

/** How an invoice stands at its gateway. */
export interface CryptoInvoice {
  ref: string;
  /** `invalid`: what came was never confirmed. */
  state: 'new' | 'processing' | 'settled' | 'expired' | 'invalid';
  /** What came, or a part of it, came after the end. */
  isLate: boolean;
  coin: string;
  address: string;
  due: CoinUnits;
  received: CoinUnits;
  confirmations: number;
  required: number;
  expiresAt: Date;
  /** A page of the gateway, or a path of this site, on which it can be paid. */
  payUrl: string | null;
}

export interface SignedDelivery {
  /** As it came: the signature is made of these bytes. */
  body: Buffer;
  signature: string;
}

/** Whoever watches a chain for us. No call of it is made inside a database transaction. */
export interface CryptoGateway {
  provider: 'btcpay' | 'sandbox-crypto';
  /** Throws when the gateway gave no answer: then it is looked up. */
  createInvoice(order: CryptoOrder): Promise<CryptoInvoice>;
  /** Null when the gateway was never asked for it. */
  findInvoice(order: AskedOrder): Promise<CryptoInvoice | null>;
  /** The gateway's name of the invoice that a delivery is about; null for none. @throws WebhookRefusedError */
  readDelivery(delivery: SignedDelivery): string | null;
}

const PLACES = 8;

/** "0.00012" of a gateway as a whole number. Never by way of a floating-point number. */
export const toUnits = (text: string): CoinUnits => {
  const match = /^(\d{1,12})(?:\.(\d{1,18}))?$/.exec(text);
  if (!match) throw new Error(`not an amount of a coin: ${text}`);
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
};

export const fromUnits = (units: CoinUnits): string => {
  const digits = units.toString().padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -PLACES) : `${digits.slice(0, -PLACES)}.${fraction}`;
};
