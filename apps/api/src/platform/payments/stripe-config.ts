import { z } from 'zod';
import { EnvironmentError } from '../environment.ts';

const STRIPE_API = 'https://api.stripe.com';
const STRIPE_SCRIPT = 'https://js.stripe.com/dahlia/stripe.js';

/** The environment's variables for Stripe, see docs/guides/money.md. Stripe is off unless all three keys are set. */
export const stripeEnvironment = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_[A-Za-z0-9_]{8,250}$/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_[A-Za-z0-9]{8,250}$/, 'must begin with pk_')
    .optional(),
  /**
   * Several secrets are possible: for the endpoints of the account and of connected accounts, and while one is
   * replaced.
   */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().regex(/^whsec_\S{8,250}$/, 'must begin with whsec_')).min(1))
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default(STRIPE_API),
};

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  /** An event may be signed with any of them. */
  webhookSecrets: readonly string[];
  /** Stripe's API, or that of a stand-in. */
  apiUrl: URL;
  /** Where browsers load Stripe's card fields from. */
  scriptUrl: string;
  /** False for keys of Stripe's test mode, which moves no real money. */
  isLive: boolean;
}

type StripeEnvironment = z.output<z.ZodObject<typeof stripeEnvironment>>;

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const modeOf = (key: string): string => key.split('_')[1] ?? '';

/**
 * The options of Stripe; null when it is off. @throws Error when only some keys are set, or they do not belong together
 */
export const readStripeOptions = (env: StripeEnvironment): StripeOptions | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecrets, STRIPE_API_URL: address } = env;
  if (!secretKey || !publishableKey || !webhookSecrets) {
    const missing = KEYS.filter((key) => env[key] === undefined);
    if (missing.length === KEYS.length) return null;
    throw new EnvironmentError(`Stripe needs the environment variable ${missing.join(' and ')} too.`);
  }
  if (modeOf(secretKey) !== modeOf(publishableKey)) {
    throw new EnvironmentError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: one is for tests.',
    );
  }
  const isLive = modeOf(secretKey) === 'live';
  const isStripe = new URL(address).origin === STRIPE_API;
  if (isLive && !isStripe)
    throw new EnvironmentError('STRIPE_API_URL is for test keys: a live key goes to Stripe alone.');
  const apiUrl = new URL(address);
  const scriptUrl = isStripe ? STRIPE_SCRIPT : `${apiUrl.origin}/stripe.js`;
  return { secretKey, publishableKey, webhookSecrets, apiUrl, scriptUrl, isLive };
};

/** The settings for browsers; only with the other keys too, because the API has to charge the cards entered there. */
export const publicStripeSettings = ({ stripe }: { stripe: StripeOptions | null }) => ({
  paymentGateway: 'stripe',
  stripePublishableKey: stripe?.publishableKey ?? '',
  stripeScript: stripe?.scriptUrl ?? '',
});
