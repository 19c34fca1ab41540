import { z } from 'zod';
import type { SetPaymentGatewaySettingsBody } from '@barg/api-client/models';

/** What is typed here. An account at the site's own payment gateway is opened there, and chosen beside these. */
export type TypedProvider = 'paypal' | 'crypto';

const text = (max: number) => z.string().trim().max(max);

/** Nested as the body is, so that a fault that the server finds is shown on its field. */
export const gatewaySchema = z.object({
  values: z.object({ email: text(320), network: text(40), address: text(128) }),
});

export type GatewayForm = z.infer<typeof gatewaySchema>;

export const NO_VALUES: GatewayForm = { values: { email: '', network: '', address: '' } };

/** The fields of each, in their order. */
export const GATEWAY_FIELDS = {
  paypal: ['email'],
  crypto: ['network', 'address'],
} as const satisfies Record<TypedProvider, ReadonlyArray<keyof GatewayForm['values']>>;

/** `version` is of the settings that were on the screen. */
export const gatewayBody = (
  provider: TypedProvider,
  { email, network, address }: GatewayForm['values'],
  version: string | null,
): SetPaymentGatewaySettingsBody =>
  provider === 'paypal'
    ? { provider, values: { email }, version }
    : { provider, values: { network, address }, version };
