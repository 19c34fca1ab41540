import type { OwnStream, UpdateStreamBody } from '@barg/api-client/models';
import { getOwnStream, setStreamDuration, updateStream } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

export interface StreamChange {
  streamId: string;
  /** Null: nothing of them changes. */
  facts: UpdateStreamBody | null;
  /** Seconds that it is planned to last; null: nothing is said. */
  plannedDuration: number | null;
}

/** The running stream as it is by now. */
export const readOwnStream = async (streamId: string): Promise<OwnStream> => {
  const stream = await getOwnStream();
  if (stream?._id !== streamId) throw new Error('the stream is over');
  return stream;
};

/** Changes the running stream, for whoever watches from then on too. */
export const { useChangeStreamMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeStream: build.mutation<unknown, StreamChange>({
      queryFn: defineQuery(async ({ streamId, facts, plannedDuration }: StreamChange) => {
        if (plannedDuration !== null) await setStreamDuration({ streamId, duration: plannedDuration });
        return facts && updateStream(facts);
      }),
      invalidatesTags: ['Stream'],
    }),
  }),
});
