import { getReceipt } from '@barg/api-client/payments';
import type { Receipt } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** The receipt of a payment, with its refunds. */
export const { useReceiptQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    receipt: build.query<Receipt, string>({
      queryFn: defineQuery((paymentId: string) => getReceipt(paymentId)),
      providesTags: ['Wallet'],
    }),
  }),
});
