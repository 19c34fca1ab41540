import type {
  CreateStreamKeyBody,
  EncoderInput,
  NewStreamKey,
  OwnStream,
  StartStreamBody,
  StreamKey,
} from '@barg/api-client/models';
import {
  createStreamKey,
  getEncoderInput,
  listStreamKeys,
  revokeStreamKey,
  startEncoderStream,
  updateStreamKey,
} from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';
import { ownStreamApi } from './own-stream.ts';

const encoderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What arrives from her program. */
    encoderInput: build.query<EncoderInput, void>({
      queryFn: () => defineQuery(() => getEncoderInput())(undefined),
      keepUnusedDataFor: 0,
    }),
    streamKeys: build.query<StreamKey[], void>({
      queryFn: () => defineQuery(async () => (await listStreamKeys()).data)(undefined),
      keepUnusedDataFor: 0,
    }),
    /** The answer holds the key itself; it is not kept. */
    createStreamKey: build.mutation<NewStreamKey, CreateStreamKeyBody>({
      queryFn: defineQuery((facts: CreateStreamKeyBody) => createStreamKey(facts)),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const made = await queryFulfilled.catch(() => null);
        if (!made) return;
        const { key: _key, ...listed } = made.data;
        dispatch(encoderApi.util.updateQueryData('streamKeys', undefined, (keys) => void keys.unshift(listed)));
      },
    }),
    updateStreamKey: build.mutation<StreamKey, CreateStreamKeyBody & { id: string }>({
      queryFn: defineQuery(({ id, ...facts }: CreateStreamKeyBody & { id: string }) => updateStreamKey(id, facts)),
      onQueryStarted: async ({ id, startsStream = false }, { dispatch, getState, queryFulfilled }) => {
        const keys = encoderApi.endpoints.streamKeys.select()(getState()).data;
        const former = keys?.find(({ _id }) => _id === id);
        const put = (value: boolean) =>
          dispatch(
            encoderApi.util.updateQueryData('streamKeys', undefined, (listed) => {
              const changed = listed.find(({ _id }) => _id === id);
              if (changed) changed.startsStream = value;
            }),
          );
        put(startsStream);
        // By its id: a key that was made meanwhile stands before it.
        await queryFulfilled.catch(() => former && put(former.startsStream));
      },
    }),
    revokeStreamKey: build.mutation<unknown, string>({
      queryFn: defineQuery((id: string) => revokeStreamKey(id)),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDone) return;
        dispatch(
          encoderApi.util.updateQueryData('streamKeys', undefined, (keys) => keys.filter(({ _id }) => _id !== id)),
        );
        await dispatch(encoderApi.endpoints.encoderInput.initiate(undefined, { forceRefetch: true, subscribe: false }));
      },
    }),
    /** Begins a stream with what arrives already. */
    startEncoderStream: build.mutation<OwnStream, StartStreamBody>({
      queryFn: defineQuery((facts: StartStreamBody) => startEncoderStream(facts)),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const started = await queryFulfilled.catch(() => null);
        if (!started) return;
        await dispatch(ownStreamApi.util.upsertQueryData('ownStream', undefined, started.data));
        await dispatch(encoderApi.endpoints.encoderInput.initiate(undefined, { forceRefetch: true, subscribe: false }));
      },
    }),
  }),
});

export const {
  useEncoderInputQuery,
  useStreamKeysQuery,
  useCreateStreamKeyMutation,
  useUpdateStreamKeyMutation,
  useRevokeStreamKeyMutation,
  useStartEncoderStreamMutation,
} = encoderApi;
