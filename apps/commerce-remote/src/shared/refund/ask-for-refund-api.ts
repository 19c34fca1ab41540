import type { AskForRefundBody, RefundRequest } from '@barg/api-client/models';
import { askForRefund } from '@barg/api-client/payments';
import { api, defineQuery } from '@barg/session';

/** Requests a refund from the operators. */
export const { useAskForRefundMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    askForRefund: build.mutation<RefundRequest, AskForRefundBody>({
      queryFn: defineQuery((body: AskForRefundBody) => askForRefund(body)),
      invalidatesTags: ['Wallet'],
    }),
  }),
});
