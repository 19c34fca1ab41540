import type { ServerEvent, ServerEventData } from '@barg/contract';
import type { StreamChat } from '@barg/api-client/models';
import { getStreamChat } from '@barg/api-client/stream-chat';
import { Subscription } from '@barg/runtime/rxjs';
import { api, defineQuery } from '@barg/session';
import { on, socketStatus$ } from '@barg/session/realtime';

export type { StreamChat };

export const chatStateTag = (streamId: string) => ({ type: 'Stream', id: `chat:${streamId}` }) as const;

/** How a stream's chat stands besides its messages. Kept up to date by the events that its messages come with. */
export const chatStateApi = api.injectEndpoints({
  endpoints: (build) => ({
    chatState: build.query<StreamChat, string>({
      queryFn: defineQuery((streamId: string) => getStreamChat(streamId)),
      providesTags: (_result, _error, streamId) => [chatStateTag(streamId), 'Follow', 'Subscription'],
      keepUnusedDataFor: 0,
      // What is told to this account alone.
      onCacheEntryAdded: async (watchedId, { dispatch, updateCachedData, cacheEntryRemoved }) => {
        const subscription = new Subscription();
        subscription.add(
          on('stream.restriction.changed').subscribe(({ data: { streamId, restriction } }) => {
            if (streamId === watchedId) updateCachedData((state) => void (state.you.restriction = restriction));
          }),
        );
        const reload = () => void dispatch(api.util.invalidateTags([chatStateTag(watchedId)]));
        subscription.add(on('stream.role.changed').subscribe(reload));
        subscription.add(
          on('stream.tips.changed').subscribe(({ data: { streamId, ...tips } }) => {
            if (streamId === watchedId) updateCachedData((state) => void Object.assign(state, tips));
          }),
        );
        // How the tips stand is not among the events that are caught up on.
        let isLost = false;
        subscription.add(
          socketStatus$.subscribe((status) => {
            if (isLost && status === 'connected') reload();
            isLost = status !== 'connected' && (isLost || status !== 'initialized');
          }),
        );
        await cacheEntryRemoved;
        subscription.unsubscribe();
      },
    }),
  }),
});

export const { useChatStateQuery, useLazyChatStateQuery } = chatStateApi;

/** What an event of the stream changes in the state. */
export const stateAfter = (streamId: string, { name, data }: ServerEvent) =>
  chatStateApi.util.updateQueryData('chatState', streamId, (state) => {
    if (name === 'stream.chat.changed' && 'rules' in data) state.rules = data.rules;
    // An event's data is of its name.
    if (name === 'stream.message.pinned') state.pinned = (data as ServerEventData<typeof name>).message;
    if (name === 'stream.message.deleted' && 'messageId' in data && state.pinned?._id === data.messageId)
      state.pinned = null;
  });
