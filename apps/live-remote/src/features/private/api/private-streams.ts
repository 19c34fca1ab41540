import type { ServerEvent } from '@barg/contract';
import { idempotencyHeader } from '@barg/api-client/http';
import type { PrivateStream, PrivateStreamReceipt } from '@barg/api-client/models';
import {
  acceptPrivateStream,
  declinePrivateStream,
  endPrivateStream,
  getPrivateStream,
  getPrivateStreamReceipt,
  listPrivateStreams,
} from '@barg/api-client/private-streams';
import { api, defineQuery } from '@barg/session';
import { sinceAsked, whileCached } from '@barg/session/line';
import { on } from '@barg/session/realtime';

/** A list shows the newest; who has had more finds the older ones in the wallet or the earnings. */
const MOST_LISTED = 50;

type State = 'open' | 'ended';

const changes$ = on('private-stream.changed');

type Change = ServerEvent<'private-stream.changed'>;

interface Entry<Cached> {
  updateCachedData: (change: (cached: Cached) => Cached) => unknown;
}

const showIn =
  (id: string, { updateCachedData }: Entry<PrivateStream>) =>
  ({ data: { session } }: Change): void => {
    if (session._id === id) updateCachedData(() => session);
  };

const listIn =
  (state: State, { updateCachedData }: Entry<PrivateStream[]>) =>
  ({ data: { session } }: Change): void => {
    const belongs = (session.status === 'ended') === (state === 'ended');
    updateCachedData((list) => {
      const others = list.filter(({ _id }) => _id !== session._id);
      return belongs ? [session, ...others].sort((one, other) => (one._id < other._id ? 1 : -1)) : others;
    });
  };

export const privateApi = api.injectEndpoints({
  endpoints: (build) => ({
    privateStream: build.query<PrivateStream, string>({
      queryFn: defineQuery((id: string) => getPrivateStream(id)),
      providesTags: ['PrivateStream'],
      onCacheEntryAdded: (id, entry) => whileCached(changes$, entry, showIn(id, entry)),
      onQueryStarted: (id, request) => sinceAsked(changes$, request, showIn(id, request)),
    }),
    /** Requests, and what runs; or what is over. The newest first. */
    privateStreams: build.query<PrivateStream[], State>({
      queryFn: defineQuery(async (state: State) => {
        const answer = await listPrivateStreams({ state, limit: MOST_LISTED });
        return answer.data;
      }),
      providesTags: ['PrivateStream'],
      onCacheEntryAdded: (state, entry) => whileCached(changes$, entry, listIn(state, entry)),
      onQueryStarted: (state, request) => sinceAsked(changes$, request, listIn(state, request)),
    }),
    privateReceipt: build.query<PrivateStreamReceipt, string>({
      queryFn: defineQuery((id: string) => getPrivateStreamReceipt(id)),
      providesTags: ['PrivateStream'],
    }),
    /** `key` is the same for all attempts: the least minutes are paid once, however often the answer is lost. */
    acceptPrivate: build.mutation<PrivateStream, { id: string; key: string }>({
      queryFn: defineQuery(({ id, key }: { id: string; key: string }) =>
        acceptPrivateStream(id, { headers: idempotencyHeader(key) }),
      ),
      invalidatesTags: ['PrivateStream'],
    }),
    declinePrivate: build.mutation<PrivateStream, { id: string; reason: string }>({
      queryFn: defineQuery(({ id, reason }: { id: string; reason: string }) => declinePrivateStream(id, { reason })),
      invalidatesTags: ['PrivateStream'],
    }),
    endPrivate: build.mutation<PrivateStream, string>({
      queryFn: defineQuery((id: string) => endPrivateStream(id)),
      invalidatesTags: ['PrivateStream', 'Wallet'],
    }),
  }),
});

export const {
  usePrivateStreamQuery,
  usePrivateStreamsQuery,
  usePrivateReceiptQuery,
  useAcceptPrivateMutation,
  useDeclinePrivateMutation,
  useEndPrivateMutation,
} = privateApi;
