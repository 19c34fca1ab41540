import type { Context } from '../../context.ts';
import type { PaymentGateway, PaymentProvider } from '../../platform/payments/payment-gateway.ts';
import { GatewayGoneError, GatewayUnavailableError } from './payments.errors.ts';

type Parts = Pick<Context, 'gateways'>;

/** The gateway that new cards, accounts and transfers go to; null when none is configured. */
export const providerInUse = ({ gateways }: Parts): PaymentProvider | null => {
  if (gateways.stripe) return 'stripe';
  return gateways.sandbox ? 'sandbox' : null;
};

/** {@link providerInUse}. @throws GatewayUnavailableError when none is configured */
export const activeProvider = (context: Parts): PaymentProvider => {
  const provider = providerInUse(context);
  if (provider === null) throw new GatewayUnavailableError();
  return provider;
};

const findGateway = ({ gateways }: Parts, provider: string): PaymentGateway | undefined =>
  gateways[provider as PaymentProvider];

/** A gateway for something new. @throws GatewayUnavailableError when it is not configured */
export const gatewayOf = (context: Parts, provider: string): PaymentGateway => {
  const gateway = findGateway(context, provider);
  if (!gateway) throw new GatewayUnavailableError();
  return gateway;
};

/**
 * The gateway that a stored payment, card, dispute or transfer was made with, whichever is in use now.
 * @throws GatewayGoneError when it is no longer configured
 */
export const gatewayThatMade = (context: Parts, { provider }: { provider: string }): PaymentGateway => {
  const gateway = findGateway(context, provider);
  if (!gateway) throw new GatewayGoneError({ params: { provider } });
  return gateway;
};

export const isConfigured = (context: Parts, provider: string): boolean => findGateway(context, provider) !== undefined;
