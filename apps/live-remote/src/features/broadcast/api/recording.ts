import type { RecordingSetting } from '@barg/api-client/models';
import { getRecordingSetting, makeClip, updateRecordingSetting } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

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
    makeClip: build.mutation<unknown, { streamId: string; until?: number }>({
      queryFn: defineQuery(({ streamId, ...moment }: { streamId: string; until?: number }) =>
        makeClip(streamId, moment),
      ),
    }),
  }),
});

export const { useRecordingSettingQuery, useChangeRecordingSettingMutation, useMakeClipMutation } = recordingApi;
