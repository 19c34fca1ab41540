import { idempotencyHeader } from '@barg/api-client/http';
import type { TicketReturn } from '@barg/api-client/models';
import { returnStreamTicket } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

interface Returned {
  /** Of the stream. */
  id: string;
  /** The same for all attempts, so that a lost answer is given again. */
  key: string;
}

export const { useReturnTicketMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Gives the ticket of a moved stream back. Also where it is refused the stream is read again: it may have begun. */
    returnTicket: build.mutation<TicketReturn, Returned>({
      queryFn: defineQuery(({ id, key }: Returned) => returnStreamTicket(id, { headers: idempotencyHeader(key) })),
      invalidatesTags: (_done, _error, { id }) => [{ type: 'Stream', id }, { type: 'Stream', id: 'PLANNED' }, 'Wallet'],
    }),
  }),
});
