import type { Config } from '../config.ts';

/** True while payments move no real money: they go to the embedded sandbox, or to Stripe with its keys for tests. */
export const isTestMode = ({
  stripe,
  allowSandboxPayments,
}: Pick<Config, 'stripe' | 'allowSandboxPayments'>): boolean => (stripe ? !stripe.isLive : allowSandboxPayments);
