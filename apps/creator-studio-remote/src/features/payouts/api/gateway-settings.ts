import type { PaymentGatewaySettings, SetPaymentGatewaySettingsBody } from '@barg/api-client/models';
import { setPaymentGatewaySettings } from '@barg/api-client/performers';
import { api, defineQuery, useCurrentUser } from '@barg/session';

interface Change {
  performerId: string;
  settings: SetPaymentGatewaySettingsBody;
}

const { useSetGatewaySettingsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    setGatewaySettings: build.mutation<PaymentGatewaySettings, Change>({
      queryFn: defineQuery(({ performerId, settings }: Change) => setPaymentGatewaySettings(performerId, settings)),
      // Also after a refusal: it may be of a change elsewhere that the page does not show yet.
      invalidatesTags: ['Payout'],
    }),
  }),
});

/** Sets or removes what the performer is paid by at one gateway. Rejects as the call does. */
export const useSetGatewaySettings = () => {
  const performerId = useCurrentUser()?._id ?? '';
  const [setSettings] = useSetGatewaySettingsMutation();
  return (settings: SetPaymentGatewaySettingsBody) => setSettings({ performerId, settings }).unwrap();
};
