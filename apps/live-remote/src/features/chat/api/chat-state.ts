import { streamScope, type ServerEvent, type ServerEventData } from '@barg/contract';
import type { StreamChat } from '@barg/api-client/models';
import { getStreamChat } from '@barg/api-client/stream-chat';
import { filter, merge, Subject } from '@barg/runtime/rxjs';
import { api, defineQuery } from '@barg/session';
import { sinceAsked, whileCached } from '@barg/session/line';
import { on, socketStatus$ } from '@barg/session/realtime';

export type { StreamChat };

export const chatStateTag = (streamId: string) => ({ type: 'Stream', id: `chat:${streamId}` }) as const;

/** What a restriction keeps from somebody: the chat, and with a ban the stream itself. */
export const standingTags = (streamId: string) => [chatStateTag(streamId), { type: 'Stream', id: streamId } as const];

/** The events of the chats that are shown: each once, also those that were caught up on. */
export const inChats$ = new Subject<ServerEvent>();

/** What is told to this account alone, and how the tips stand. */
const standing$ = merge(on('stream.restriction.changed'), on('stream.tips.changed'));

interface Entry {
  updateCachedData: (change: (state: StreamChat) => void) => unknown;
}

const applyTo =
  (watchedId: string, { updateCachedData }: Entry) =>
  ({ data: { streamId, ...standing } }: ServerEvent<'stream.restriction.changed' | 'stream.tips.changed'>): void => {
    if (streamId !== watchedId) return;
    updateCachedData((state) => {
      if ('restriction' in standing) {
        state.you.restriction = standing.restriction;
        if (standing.restriction && state.you.role === 'moderator') state.you.role = 'viewer';
      } else Object.assign(state, standing);
    });
  };

/** How a stream's chat stands besides its messages. Kept up to date by the events that its messages come with. */
export const chatStateApi = api.injectEndpoints({
  endpoints: (build) => ({
    chatState: build.query<StreamChat, string>({
      queryFn: defineQuery((streamId: string) => getStreamChat(streamId)),
      providesTags: (_result, _error, streamId) => [chatStateTag(streamId), 'Follow', 'Subscription'],
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (watchedId, entry) => {
        const reload = () => void entry.dispatch(api.util.invalidateTags([chatStateTag(watchedId)]));
        const reloading = on('stream.role.changed').subscribe(reload);
        const restricted = on('stream.restriction.changed').subscribe(({ data: { streamId, restriction } }) => {
          const before = entry.getCacheEntry().data?.you.restriction;
          if (streamId !== watchedId || !before) return;
          if (before.kind === 'ban' && restriction?.kind !== 'ban')
            entry.dispatch(api.util.invalidateTags(standingTags(watchedId)));
          // Whoever was named before keeps order again, which the event does not say.
          else if (!restriction) reload();
        });
        reloading.add(restricted);
        // How the tips stand is not among the events that are caught up on.
        let isLost = false;
        reloading.add(
          socketStatus$.subscribe((status) => {
            if (isLost && status === 'connected') reload();
            isLost = status !== 'connected' && (isLost || status !== 'initialized');
          }),
        );
        await whileCached(standing$, entry, applyTo(watchedId, entry));
        reloading.unsubscribe();
      },
      onQueryStarted: async (watchedId, request) => {
        const inChat$ = inChats$.pipe(filter(({ scope }) => scope === streamScope(watchedId)));
        await Promise.all([
          sinceAsked(standing$, request, applyTo(watchedId, request)),
          sinceAsked(inChat$, request, (event) => void request.dispatch(stateAfter(watchedId, event))),
        ]);
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
