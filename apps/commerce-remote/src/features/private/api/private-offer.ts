import { idempotencyHeader } from '@barg/api-client/http';
import type { PrivateStream, PrivateStreamOffer, RequestPrivateStreamBody } from '@barg/api-client/models';
import { getPrivateStreamOffer, requestPrivateStream } from '@barg/api-client/private-streams';
import { api, defineQuery } from '@barg/session';

interface Asking {
  order: RequestPrivateStreamBody;
  key: string;
}

export const { usePrivateOfferQuery, useAskForPrivateMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a performer offers a fan. */
    privateOffer: build.query<PrivateStreamOffer, string>({
      queryFn: defineQuery((performerId: string) => getPrivateStreamOffer(performerId)),
      providesTags: ['PrivateStream'],
    }),
    /** Asks for it. After a conflict the offer is another one than the fan saw. */
    askForPrivate: build.mutation<PrivateStream, Asking>({
      queryFn: defineQuery(({ order, key }: Asking) =>
        requestPrivateStream(order, { headers: idempotencyHeader(key) }),
      ),
      invalidatesTags: (result, error) => (result || error?.statusCode === 409 ? ['PrivateStream'] : []),
    }),
  }),
});
