import { getReceipt } from '@barg/api-client/payments';
import type { Receipt } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

interface ReceiptArg {
  paymentId: string;
  /** Part of the cache key: the seller's name is in the reader's language. The request sends it as a header. */
  culture: string;
}

/** The receipt of a payment, with its refunds. */
export const { useReceiptQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    receipt: build.query<Receipt, ReceiptArg>({
      queryFn: defineQuery(({ paymentId }: ReceiptArg) => getReceipt(paymentId)),
      providesTags: ['Wallet'],
    }),
  }),
});
