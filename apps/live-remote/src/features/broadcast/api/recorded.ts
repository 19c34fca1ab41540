import type { ChooseForRecordingBody, Recording } from '@barg/api-client/models';
import { chooseForRecording, getLatestRecording, trimRecording } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

type Choice = ChooseForRecordingBody['choice'];

/** A recording, and as what it was asked for: that of one stream, or the last one. */
interface Shown {
  recording: Recording;
  of: string | null;
}

/** In seconds of the film. */
interface Stretch {
  from: number;
  to: number;
}

const recordedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The recording of one of her streams, or of the last one that has one. */
    recording: build.query<Recording | null, string | null>({
      queryFn: defineQuery((streamId: string | null) => getLatestRecording(streamId === null ? {} : { streamId })),
      keepUnusedDataFor: 0,
    }),
    chooseForRecording: build.mutation<Recording | null, Shown & { choice: Choice }>({
      queryFn: defineQuery(({ recording: { _id }, choice }: Shown & { choice: Choice }) =>
        chooseForRecording(_id, { choice }),
      ),
      onQueryStarted: async ({ of }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(recordedApi.util.upsertQueryData('recording', of, answer.data));
      },
      // Its address shows it from now on, or no longer.
      invalidatesTags: (_answer, _error, { recording }) => ['Video', { type: 'Stream', id: recording.streamId }],
    }),
    /** From one second of the film to another. */
    trimRecording: build.mutation<Recording | null, Shown & Stretch>({
      queryFn: defineQuery(({ recording: { _id }, from, to }: Shown & Stretch) => trimRecording(_id, { from, to })),
      onQueryStarted: async ({ of }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(recordedApi.util.upsertQueryData('recording', of, answer.data));
      },
    }),
  }),
});

export const { useRecordingQuery, useChooseForRecordingMutation, useTrimRecordingMutation } = recordedApi;
