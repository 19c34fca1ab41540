import type { OwnStream, StartStreamBody } from '@barg/api-client/models';
import { startStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';
import { broadcast } from '../session/broadcast.ts';
import { ownStreamApi } from './own-stream.ts';

/** Starts a stream. If one is running already, that is returned. */
export const { useStartStreamMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    startStream: build.mutation<OwnStream, StartStreamBody>({
      queryFn: defineQuery((facts: StartStreamBody) => startStream(facts)),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const started = await queryFulfilled.catch(() => null);
        if (!started) return;
        // Claimed before it is in the cache: otherwise this tab would consider it another tab's.
        broadcast.claim(started.data);
        await dispatch(ownStreamApi.util.upsertQueryData('ownStream', undefined, started.data));
        broadcast.begin(started.data);
      },
      invalidatesTags: (_result, error, { plannedId }) => {
        if (error?.code === 'stream.already_live' || error?.code === 'stream.not_planned') return ['Stream'];
        // What has begun is planned no more.
        return plannedId === undefined || error ? [] : [{ type: 'Stream', id: 'PLANNED' }];
      },
    }),
  }),
});
