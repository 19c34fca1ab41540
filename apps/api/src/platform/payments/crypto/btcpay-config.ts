import { z } from 'zod';
import { EnvironmentError } from '../../environment.ts';

/** The environment's variables for BTCPay Server, see docs/guides/money.md. It is off unless the first four are set. */
export const btcpayEnvironment = {
  BTCPAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  BTCPAY_STORE_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{8,100}$/)
    .optional(),
  BTCPAY_API_KEY: z.string().min(16).max(200).optional(),
  BTCPAY_WEBHOOK_SECRET: z.string().min(8).max(200).optional(),
  /** The payment method that invoices offer, by its name in the store. */
  BTCPAY_PAYMENT_METHOD: z
    .string()
    .regex(/^[A-Z0-9]{2,10}(-[A-Za-z]{1,20})?$/)
    .default('BTC-CHAIN'),
};

export interface BtcpayOptions {
  url: string;
  storeId: string;
  apiKey: string;
  webhookSecret: string;
  paymentMethod: string;
}

type BtcpayEnvironment = z.output<z.ZodObject<typeof btcpayEnvironment>>;

const NEEDED = ['BTCPAY_URL', 'BTCPAY_STORE_ID', 'BTCPAY_API_KEY', 'BTCPAY_WEBHOOK_SECRET'] as const;

/** The options of BTCPay Server; null when it is off. @throws Error when only some of the variables are set */
export const readBtcpayOptions = (env: BtcpayEnvironment): BtcpayOptions | null => {
  const { BTCPAY_URL: url, BTCPAY_STORE_ID: storeId } = env;
  const { BTCPAY_API_KEY: apiKey, BTCPAY_WEBHOOK_SECRET: webhookSecret } = env;
  if (!url || !storeId || !apiKey || !webhookSecret) {
    const missing = NEEDED.filter((key) => env[key] === undefined);
    if (missing.length === NEEDED.length) return null;
    throw new EnvironmentError(`BTCPay needs the environment variable ${missing.join(' and ')} too.`);
  }
  return { url: url.replace(/\/+$/, ''), storeId, apiKey, webhookSecret, paymentMethod: env.BTCPAY_PAYMENT_METHOD };
};
