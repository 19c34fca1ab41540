import { z } from 'zod';
import type { SetPaymentGatewaySettingsBody } from '@barg/api-client/models';
import { COIN_ADDRESS } from '@barg/contract/payout-details';
import { shownWords } from '@barg/contract/words';

/** What is typed here. An account at the site's own payment gateway is opened there, and chosen beside these. */
export type TypedProvider = 'paypal' | 'crypto';

const EMAIL = z.string().trim().max(320).pipe(z.email());
const NETWORK = z.string().overwrite(shownWords).min(1).max(40);
const ADDRESS = z.string().trim().regex(COIN_ADDRESS, 'creator-studio:payouts.errors.address');

/** The rules of one provider's fields; nothing is asked of the other's. Nested as the body is, for faults that only the server finds. */
export const gatewaySchemaOf = (provider: TypedProvider) => {
  const hidden = z.string();
  return z.object({
    values: z.object({
      email: provider === 'paypal' ? EMAIL : hidden,
      network: provider === 'crypto' ? NETWORK : hidden,
      address: provider === 'crypto' ? ADDRESS : hidden,
    }),
  });
};

export interface GatewayForm {
  values: { email: string; network: string; address: string };
}

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
