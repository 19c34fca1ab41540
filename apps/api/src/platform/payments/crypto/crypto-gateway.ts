import type { Hundredths } from '../../money.ts';
import type { GatewayEvent } from '../payment-gateway.ts';
import type { GatewayRecord } from '../gateway-records.ts';

/** Hundred-millionths of a coin, such as satoshis. */
export type CoinUnits = bigint;

export interface CryptoOrder {
  /** Orders with the same key create one invoice. */
  idempotencyKey: string;
  /** In hundredths of the currency. */
  amount: Hundredths;
  currency: string;
  /** The path of this site to which the gateway's page returns. */
  returnPath: string;
  /** The payer's culture, for the gateway's pages. */
  locale: string;
}

/** An order that was sent before; its answer may have been lost. */
export interface AskedOrder extends CryptoOrder {
  /** The gateway's id of the invoice; null when its answer was lost. */
  ref: string | null;
}

/** The state of an invoice at its gateway. */
export interface CryptoInvoice {
  ref: string;
  /** `invalid`: the payment was never confirmed. */
  state: 'new' | 'processing' | 'settled' | 'expired' | 'invalid';
  /** All or part of the payment came after the invoice had expired. */
  isLate: boolean;
  coin: string;
  address: string;
  due: CoinUnits;
  received: CoinUnits;
  confirmations: number;
  required: number;
  expiresAt: Date;
  /** Where it can be paid: a page of the gateway, or a path of this site. */
  payUrl: string | null;
}

export interface SignedDelivery {
  /** The unparsed bytes, which the signature covers. */
  body: Buffer;
  signature: string;
}

export type CryptoProvider = 'btcpay' | 'sandbox-crypto';

/** The configured services, by name: new invoices are opened with one of them, and old ones may be of another. */
export type CryptoGateways = Readonly<Partial<Record<CryptoProvider, CryptoGateway>>>;

/** The one that opens new invoices; null where coins are not accepted. */
export const cryptoInUse = (gateways: CryptoGateways): CryptoGateway | null =>
  gateways.btcpay ?? gateways['sandbox-crypto'] ?? null;

/** A service that watches the blockchain. It is never called inside a database transaction. */
export interface CryptoGateway {
  provider: CryptoProvider;
  /** Throws when the gateway does not answer; then `findInvoice` tells the result. */
  createInvoice(order: CryptoOrder): Promise<CryptoInvoice>;
  /** Null when no such invoice was created. */
  findInvoice(order: AskedOrder): Promise<CryptoInvoice | null>;
  /** The invoices since a moment, the newest first, read in pages. Their state is `done` when coins were paid, even the wrong amount. */
  listInvoices(since: Date): AsyncIterable<GatewayRecord>;
  /** What a webhook tells; its subject is an invoice by the gateway's id. @throws WebhookRefusedError */
  readDelivery(delivery: SignedDelivery): GatewayEvent;
}

const PLACES = 8;

/** A decimal text such as "0.00012" in hundred-millionths, without a floating-point number in between. */
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
