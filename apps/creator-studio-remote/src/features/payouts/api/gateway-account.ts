import type { GatewayAccount, OnboardingLink } from '@barg/api-client/models';
import { getGatewayAccount, openOnboarding } from '@barg/api-client/payments';
import { api, defineQuery } from '@barg/session';

/** The performer's account at the payment gateway. */
export const { useGatewayAccountQuery, useOpenOnboardingMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    gatewayAccount: build.query<GatewayAccount, void>({
      queryFn: defineQuery(() => getGatewayAccount()),
      providesTags: ['Payout'],
    }),
    openOnboarding: build.mutation<OnboardingLink, void>({
      queryFn: defineQuery(() => openOnboarding()),
    }),
  }),
});
