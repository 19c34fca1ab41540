import type { ModerationEntry, RestrictedViewer, RestrictViewerBody } from '@barg/api-client/models';
import {
  liftRestriction,
  listStreamModeration,
  listStreamRestrictions,
  pinStreamMessage,
  restrictViewer,
} from '@barg/api-client/stream-chat';
import { api, defineQuery } from '@barg/session';

export type { ModerationEntry, RestrictedViewer };

interface Restricting extends RestrictViewerBody {
  streamId: string;
  userId: string;
}

const RESTRICTED = { type: 'Stream', id: 'restricted' } as const;
const LOG = { type: 'Stream', id: 'moderation' } as const;

interface Page<T> {
  data: T[];
  nextCursor?: string;
}

/** What holds for somebody in a stream's chat; null: nothing. */
type Held = RestrictedViewer['kind'] | null;

const heldFor = async ({ streamId, userId }: { streamId: string; userId: string }): Promise<Held> => {
  const { data } = await listStreamRestrictions(streamId, { userId, limit: 1 });
  return data[0]?.kind ?? null;
};

/** What the performer and her moderators do about people and messages in a chat. */
export const {
  useRestrictedViewersInfiniteQuery,
  useRestrictionOfQuery,
  useModerationLogInfiniteQuery,
  useRestrictViewerMutation,
  useLiftRestrictionMutation,
  usePinMessageMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    restrictedViewers: build.infiniteQuery<Page<RestrictedViewer>, string, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.nextCursor },
      queryFn: ({ queryArg, pageParam }) =>
        defineQuery((cursor: string | undefined) => listStreamRestrictions(queryArg, { cursor }))(pageParam),
      providesTags: [RESTRICTED],
    }),
    /** Whether one person is muted or banned now. */
    restrictionOf: build.query<Held, { streamId: string; userId: string }>({
      queryFn: defineQuery(heldFor),
      providesTags: [RESTRICTED],
    }),
    moderationLog: build.infiniteQuery<Page<ModerationEntry>, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.nextCursor },
      queryFn: ({ pageParam }) =>
        defineQuery((cursor: string | undefined) => listStreamModeration({ cursor }))(pageParam),
      providesTags: [LOG],
    }),
    restrictViewer: build.mutation<unknown, Restricting>({
      queryFn: defineQuery(({ streamId, userId, ...body }: Restricting) => restrictViewer(streamId, userId, body)),
      invalidatesTags: [RESTRICTED, LOG],
    }),
    liftRestriction: build.mutation<unknown, { streamId: string; userId: string }>({
      queryFn: defineQuery(({ streamId, userId }: { streamId: string; userId: string }) =>
        liftRestriction(streamId, userId),
      ),
      invalidatesTags: [RESTRICTED, LOG],
    }),
    /** Told to everybody by an event. */
    pinMessage: build.mutation<unknown, { streamId: string; messageId: string | null }>({
      queryFn: defineQuery(({ streamId, messageId }: { streamId: string; messageId: string | null }) =>
        pinStreamMessage(streamId, { messageId }),
      ),
      invalidatesTags: [LOG],
    }),
  }),
});
