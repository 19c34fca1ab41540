import type { Config } from '../config.ts';
import type { Db } from '../database/tables.ts';
import type { Sealer } from '../seal.ts';
import { siteUrl } from '../site-url.ts';
import type { PaymentGateway, PaymentGateways } from './payment-gateway.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

interface GatewayParts {
  config: Pick<Config, 'allowSandboxPayments' | 'stripe' | 'publicUrl'>;
  db: Db;
  sealer: Sealer;
}

/** Imported only when it is configured, because Stripe's package is large. */
const openStripe = async ({ stripe, publicUrl }: GatewayParts['config']): Promise<PaymentGateway | null> => {
  if (!stripe) return null;
  const { createStripeGateway } = await import('./stripe/stripe-gateway.ts');
  return createStripeGateway(stripe, (path) => siteUrl({ publicUrl }, path));
};

/**
 * The gateways of this configuration: Stripe when its keys are set, and the sandbox, in production only when it is
 * enabled.
 */
export const createGateways = async ({ config, db, sealer }: GatewayParts): Promise<PaymentGateways> => {
  const stripe = await openStripe(config);
  return {
    ...(stripe && { stripe }),
    ...(config.allowSandboxPayments && { sandbox: createSandboxGateway(db, sealer) }),
  };
};
