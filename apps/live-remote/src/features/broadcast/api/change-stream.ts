import type { StreamSummary, UpdateStreamBody } from '@barg/api-client/models';
import { setStreamDuration, updateStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

export interface StreamChange {
  streamId: string;
  facts: UpdateStreamBody;
  /** Seconds that it is planned to last; null: nothing is said. */
  plannedDuration: number | null;
}

/** Changes the running stream, for whoever watches from then on too. */
export const { useChangeStreamMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeStream: build.mutation<StreamSummary, StreamChange>({
      queryFn: defineQuery(async ({ streamId, facts, plannedDuration }: StreamChange) => {
        if (plannedDuration !== null) await setStreamDuration({ streamId, duration: plannedDuration });
        return updateStream(facts);
      }),
      invalidatesTags: ['Stream'],
    }),
  }),
});
