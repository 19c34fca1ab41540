import { idempotencyHeader } from '@barg/api-client/http';
import type { ChargeResult } from '@barg/api-client/models';
import { buyStreamTicket } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

export interface TicketOrder {
  streamId: string;
  /** In tokens, as shown to the buyer; another price is refused. */
  price: number;
  key: string;
}

export const { useBuyTicketMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    buyTicket: build.mutation<ChargeResult, TicketOrder>({
      queryFn: defineQuery(({ streamId, price, key }: TicketOrder) =>
        buyStreamTicket(streamId, { expectedPrice: price }, { headers: idempotencyHeader(key) }),
      ),
      // The stream is open now; after a conflict too, because a ticket was bought before or costs something else.
      invalidatesTags: (result, error, { streamId }) =>
        result || error?.statusCode === 409 ? [{ type: 'Stream', id: streamId }, 'Wallet'] : [],
    }),
  }),
});
