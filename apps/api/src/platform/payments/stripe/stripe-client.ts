import Stripe from 'stripe';
import type { StripeOptions } from '../stripe-config.ts';

/** The timeout of a request, and how often it is repeated with the same key before its answer counts as lost. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;
/** Before the first repetition, as Stripe's client has it; twice that before the second. */
const FIRST_PAUSE_MS = 500;

/**
 * The longest that a call may take whose answer is lost, which ends the work, and one that is answered without being
 * repeated. Browsers and the balancer wait longer than for one of each: tools/manifests/patience.test.ts.
 */
export const STRIPE_CALL_MS = {
  lost: TIMEOUT_MS * (1 + RETRIES) + FIRST_PAUSE_MS * (2 ** RETRIES - 1),
  answered: TIMEOUT_MS,
};

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
