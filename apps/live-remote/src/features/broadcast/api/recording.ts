import type { ChooseForRecordingBody, Recording, RecordingSetting } from '@barg/api-client/models';
import {
  chooseForRecording,
  getLatestRecording,
  getRecordingSetting,
  makeClip,
  trimRecording,
  updateRecordingSetting,
} from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

type Choice = ChooseForRecordingBody['choice'];

const recordingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether her streams are recorded. */
    recordingSetting: build.query<RecordingSetting, void>({
      queryFn: () => defineQuery(() => getRecordingSetting())(undefined),
    }),
    /** Shown at once; the server's answer follows. */
    changeRecordingSetting: build.mutation<RecordingSetting, boolean>({
      queryFn: defineQuery((isOn: boolean) => updateRecordingSetting({ isOn })),
      onQueryStarted: async (isOn, { dispatch, queryFulfilled }) => {
        const change = dispatch(
          recordingApi.util.updateQueryData('recordingSetting', undefined, (setting) => void (setting.isOn = isOn)),
        );
        await queryFulfilled.catch(() => change.undo());
      },
    }),
    /** The recording of her last stream that has one. */
    latestRecording: build.query<Recording | null, void>({
      queryFn: () => defineQuery(() => getLatestRecording())(undefined),
      keepUnusedDataFor: 0,
    }),
    chooseForRecording: build.mutation<Recording | null, { id: string; choice: Choice }>({
      queryFn: defineQuery(({ id, choice }: { id: string; choice: Choice }) => chooseForRecording(id, { choice })),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(recordingApi.util.upsertQueryData('latestRecording', undefined, answer.data));
      },
      invalidatesTags: ['Video'],
    }),
    /** From one second of the film to another. */
    trimRecording: build.mutation<Recording | null, { id: string; from: number; to: number }>({
      queryFn: defineQuery(({ id, ...stretch }: { id: string; from: number; to: number }) =>
        trimRecording(id, stretch),
      ),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(recordingApi.util.upsertQueryData('latestRecording', undefined, answer.data));
      },
    }),
    makeClip: build.mutation<unknown, { streamId: string; until?: number }>({
      queryFn: defineQuery(({ streamId, ...moment }: { streamId: string; until?: number }) =>
        makeClip(streamId, moment),
      ),
    }),
  }),
});

export const {
  useRecordingSettingQuery,
  useChangeRecordingSettingMutation,
  useLatestRecordingQuery,
  useChooseForRecordingMutation,
  useTrimRecordingMutation,
  useMakeClipMutation,
} = recordingApi;
