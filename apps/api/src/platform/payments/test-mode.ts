import type { Config } from '../config.ts';

/** Whether payments move no real money: they go to the sandbox, or to Stripe's test mode. */
export const isTestMode = ({
  stripe,
  allowSandboxPayments,
}: Pick<Config, 'stripe' | 'allowSandboxPayments'>): boolean => (stripe ? !stripe.isLive : allowSandboxPayments);
