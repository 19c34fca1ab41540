import type { RecordingSetting } from '@barg/api-client/models';
import { getRecordingSetting, makeClip, updateRecordingSetting } from '@barg/api-client/streaming';
import { Subject } from '@barg/runtime/rxjs';
import { api, defineQuery } from '@barg/session';
import { sinceAsked } from '@barg/session/line';

const TAG = { type: 'Settings', id: 'recording' } as const;

const switched$ = new Subject<boolean>();

const recordingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether her streams are recorded. */
    recordingSetting: build.query<RecordingSetting, void>({
      queryFn: () => defineQuery(() => getRecordingSetting())(undefined),
      providesTags: [TAG],
      // A press that came meanwhile is not in the answer.
      onQueryStarted: (_, request) =>
        sinceAsked(switched$, request, (isOn) => request.updateCachedData((setting) => void (setting.isOn = isOn))),
    }),
    /** Shown at once; the server's answer follows. */
    changeRecordingSetting: build.mutation<RecordingSetting, boolean>({
      queryFn: defineQuery((isOn: boolean) => updateRecordingSetting({ isOn })),
      onQueryStarted: async (isOn, { dispatch, queryFulfilled }) => {
        const show = (shown: boolean) => {
          switched$.next(shown);
          dispatch(
            recordingApi.util.updateQueryData('recordingSetting', undefined, (setting) => void (setting.isOn = shown)),
          );
        };
        show(isOn);
        await queryFulfilled.catch(() => show(!isOn));
      },
      invalidatesTags: [TAG],
    }),
    makeClip: build.mutation<unknown, { streamId: string; until?: number }>({
      queryFn: defineQuery(({ streamId, ...moment }: { streamId: string; until?: number }) =>
        makeClip(streamId, moment),
      ),
    }),
  }),
});

export const { useRecordingSettingQuery, useChangeRecordingSettingMutation, useMakeClipMutation } = recordingApi;
