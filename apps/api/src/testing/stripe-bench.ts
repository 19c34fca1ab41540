import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { createStripeGateway } from '../platform/payments/stripe/stripe-gateway.ts';
import type { StripeOptions } from '../platform/payments/stripe-config.ts';
import type { PaymentGateway } from '../platform/payments/payment-gateway.ts';
import { startStripeStandIn, type StandIn } from './stripe-stand-in/stand-in.ts';

export const KEYS = {
  secretKey: 'sk_test_standin0000',
  publishableKey: 'pk_test_standin0000',
  webhookSecret: 'whsec_standin0000',
} as const;

export const SITE = 'http://localhost:3000';

/** The environment of a product that stands on a stand-in. */
export const stripeEnvironmentOf = ({ url }: StandIn): NodeJS.ProcessEnv => ({
  STRIPE_SECRET_KEY: KEYS.secretKey,
  STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
  STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
  STRIPE_API_URL: url,
});

const optionsOf = (secretKey: string, apiUrl: string): StripeOptions => ({
  secretKey,
  publishableKey: KEYS.publishableKey,
  webhookSecrets: [KEYS.webhookSecret],
  apiUrl: new URL(apiUrl),
  scriptUrl: '',
  isLive: false,
});

export interface StripeBench {
  gateway: PaymentGateway;
  /** Null: this is Stripe itself. */
  standIn: StandIn | null;
  /** Somebody who is new here. */
  owner: () => { userId: string; otherRef: null };
}

/** The adapter on a stand-in, or on Stripe's test mode where its key is given. */
export const openStripeBench = async (t: Pick<TestContext, 'after'>, testKey?: string): Promise<StripeBench> => {
  const owner = () => ({ userId: randomUUID(), otherRef: null });
  const addressOf = (path: string) => `${SITE}${path}`;
  if (testKey !== undefined) {
    const gateway = createStripeGateway(optionsOf(testKey, 'https://api.stripe.com'), addressOf);
    return { gateway, standIn: null, owner };
  }
  const standIn = await startStripeStandIn(KEYS);
  t.after(standIn.close);
  return { gateway: createStripeGateway(optionsOf(KEYS.secretKey, standIn.url), addressOf), standIn, owner };
};
