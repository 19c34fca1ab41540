import { createHmac, timingSafeEqual } from 'node:crypto';
import { fromHundredths } from '../../money.ts';
import { WebhookRefusedError } from '../webhook-signature.ts';
import { createAsk } from './btcpay-ask.ts';
import type { GatewayEvent } from '../payment-gateway.ts';
import type { BtcpayOptions } from './btcpay-config.ts';
import { listInvoices } from './btcpay-records.ts';
import {
  deliverySchema,
  invoiceSchema,
  invoicesSchema,
  methodsSchema,
  type BtcpayDelivery,
  type BtcpayInvoice,
  type BtcpayMethod,
} from './btcpay-wire.ts';
import {
  toUnits,
  type CryptoGateway,
  type CryptoInvoice,
  type CryptoOrder,
  type SignedDelivery,
} from './crypto-gateway.ts';

const EXPIRES_MINUTES = 15;
/** How long invoices are watched for late payments. */
export const MONITORED_MINUTES = 1440;
/**
 * The signature covers no time of sending, so what happened longer ago is refused: BTCPay sends a failed delivery again
 * for about an hour, and what is missed is seen by polling.
 */
const OLDEST_SECONDS = 6 * 60 * 60;
/** The confirmations that the invoices' speed policy requires. */
const REQUIRED = 1;

const STATES = {
  New: 'new',
  Processing: 'processing',
  Settled: 'settled',
  Expired: 'expired',
  Invalid: 'invalid',
} as const satisfies Record<BtcpayInvoice['status'], CryptoInvoice['state']>;

/** BTCPay Server by its Greenfield API. `addressOf` makes the absolute URL of a path of this site. */
export const createBtcpayGateway = (options: BtcpayOptions, addressOf: (path: string) => string): CryptoGateway => {
  const ask = createAsk(options);
  const read = async (invoice: BtcpayInvoice): Promise<CryptoInvoice> => {
    const methods = await ask(`invoices/${encodeURIComponent(invoice.id)}/payment-methods`, methodsSchema);
    const method = methods?.find((each) => (each.paymentMethodId ?? each.paymentMethod) === options.paymentMethod);
    if (!method) throw new Error(`the store does not take ${options.paymentMethod}`);
    return toInvoice(invoice, method, options.paymentMethod);
  };
  return {
    provider: 'btcpay',
    createInvoice: async (order) => {
      const made = await ask('invoices', invoiceSchema, bodyOf(order, options, addressOf));
      if (!made) throw new Error('BTCPay knows no such store');
      return read(made);
    },
    findInvoice: async ({ ref, idempotencyKey }) => {
      if (ref !== null) {
        const known = await ask(`invoices/${encodeURIComponent(ref)}`, invoiceSchema);
        return known && read(known);
      }
      const [known] = (await ask(`invoices?orderId=${encodeURIComponent(idempotencyKey)}`, invoicesSchema)) ?? [];
      return known ? read(known) : null;
    },
    listInvoices: (since) => listInvoices(ask, since),
    readDelivery: (delivery) => readDelivery(options, delivery),
  };
};

const bodyOf = (
  { idempotencyKey, amount, currency, returnPath, locale }: CryptoOrder,
  { paymentMethod }: BtcpayOptions,
  addressOf: (path: string) => string,
) => ({
  amount: String(fromHundredths(amount)),
  currency,
  // Invoices are found by this when the answer was lost.
  metadata: { orderId: idempotencyKey },
  checkout: {
    paymentMethods: [paymentMethod],
    speedPolicy: 'MediumSpeed',
    expirationMinutes: EXPIRES_MINUTES,
    monitoringMinutes: MONITORED_MINUTES,
    paymentTolerance: 0,
    redirectURL: addressOf(returnPath),
    ...(locale && { defaultLanguage: locale }),
  },
});

const toInvoice = (invoice: BtcpayInvoice, method: BtcpayMethod, name: string): CryptoInvoice => {
  const isConfirmed = method.payments.length > 0 && method.payments.every(({ status }) => status === 'Settled');
  return {
    ref: invoice.id,
    state: STATES[invoice.status],
    isLate: invoice.additionalStatus === 'PaidLate',
    coin: name.split('-')[0] ?? name,
    address: method.destination,
    due: toUnits(method.amount),
    received: toUnits(method.totalPaid),
    // The API tells whether there are enough confirmations, but not how many.
    confirmations: isConfirmed ? REQUIRED : 0,
    required: REQUIRED,
    expiresAt: new Date(invoice.expirationTime * 1000),
    payUrl: invoice.checkoutLink,
  };
};

/**
 * The value of the header BTCPay-Sig: the HMAC-SHA256 of the body. It has no timestamp; a repeated delivery only causes
 * another poll.
 */
export const signDelivery = (body: Buffer, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

const readDelivery = ({ webhookSecret, storeId }: BtcpayOptions, { body, signature }: SignedDelivery): GatewayEvent => {
  const [given, right] = [Buffer.from(signature), Buffer.from(signDelivery(body, webhookSecret))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new WebhookRefusedError('forged');
  const told = readBody(body);
  if (Date.now() / 1000 - told.timestamp > OLDEST_SECONDS) throw new WebhookRefusedError('old');
  const { deliveryId, originalDeliveryId, type, invoiceId } = told;
  const isOurs = told.storeId === storeId && invoiceId !== undefined;
  return { id: originalDeliveryId ?? deliveryId, type, subject: isOurs ? { kind: 'invoice', ref: invoiceId } : null };
};

const readBody = (body: Buffer): BtcpayDelivery => {
  try {
    return deliverySchema.parse(JSON.parse(body.toString()));
  } catch {
    throw new WebhookRefusedError('unreadable');
  }
};
