import type { StreamSummary } from '@barg/api-client/models';
import { endStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';
import { broadcast } from '../session/broadcast.ts';
import { ownStreamApi } from './own-stream.ts';

export const { useEndStreamMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    endStream: build.mutation<StreamSummary, string>({
      queryFn: defineQuery((streamId: string) => endStream(streamId, { status: 'ended' })),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const ended = await queryFulfilled.catch(() => null);
        if (!ended) return;
        await dispatch(ownStreamApi.util.upsertQueryData('ownStream', undefined, null));
        broadcast.stop();
      },
    }),
  }),
});
