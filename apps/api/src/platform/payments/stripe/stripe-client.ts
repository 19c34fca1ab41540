import Stripe from 'stripe';
import type { StripeOptions } from '../stripe-config.ts';

/** The timeout of a request, and how often it is repeated with the same key before its answer counts as lost. */
const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export const createStripeClient = ({ secretKey, apiUrl }: Pick<StripeOptions, 'secretKey' | 'apiUrl'>): Stripe =>
  new Stripe(secretKey, {
    host: apiUrl.hostname,
    port: apiUrl.port || (apiUrl.protocol === 'https:' ? 443 : 80),
    protocol: apiUrl.protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Barg' },
  });

/** Stripe's error codes for objects that do not exist, or not for this key. */
const MISSING = new Set(['resource_missing', 'account_invalid']);

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && MISSING.has(error.code ?? '');

/** The requested object, or null when it does not exist. */
export const orMissing = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
