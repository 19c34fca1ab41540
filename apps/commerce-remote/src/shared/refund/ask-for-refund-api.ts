import type { AskForRefundBody, RefundRequest } from '@barg/api-client/models';
import { askForRefund } from '@barg/api-client/payments';
import { api, defineQuery } from '@barg/session';

/** Asks the operators to give something back. */
export const { useAskForRefundMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    askForRefund: build.mutation<RefundRequest, AskForRefundBody>({
      queryFn: defineQuery((body: AskForRefundBody) => askForRefund(body)),
      invalidatesTags: ['Wallet'],
    }),
  }),
});
