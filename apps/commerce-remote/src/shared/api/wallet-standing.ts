import type { WalletStanding } from '@barg/api-client/models';
import { getWalletStanding } from '@barg/api-client/wallet';
import { api, defineQuery, toQueryError, type AppStore } from '@barg/session';

/** Whether the fan may pay, or which dispute has closed the wallet. Read again when a dispute or an operator changes it. */
export const standingApi = api.injectEndpoints({
  endpoints: (build) => ({
    walletStanding: build.query<WalletStanding, void>({
      queryFn: defineQuery(() => getWalletStanding()),
      providesTags: ['Wallet'],
    }),
  }),
});

export const { useWalletStandingQuery } = standingApi;

/** The codes of the errors by which a closed wallet refuses every payment. */
const CLOSED: ReadonlySet<string> = new Set(['wallet.closed', 'wallet.suspended']);

/** Reads it again after a payment was refused for it: the event that the wallet was closed was missed here. */
export const rereadStanding = (store: AppStore, failure: unknown): void => {
  if (!CLOSED.has(toQueryError(failure).code)) return;
  void store.dispatch(
    standingApi.endpoints.walletStanding.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
};
