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

type Kinds = Readonly<Record<string, RestrictedViewer['kind']>>;

/** The API's maximum of a page. */
const PAGE = 100;

/** All that hold, whatever their number: it is asked about one of them, who may be on any page. */
const kindsIn = async (streamId: string): Promise<Kinds> => {
  const kinds: Record<string, RestrictedViewer['kind']> = {};
  let cursor: string | undefined;
  do {
    const page = await listStreamRestrictions(streamId, { cursor, limit: PAGE });
    for (const { user, kind } of page.data) kinds[user._id] = kind;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return kinds;
};

/** What the performer and her moderators do about people and messages in a chat. */
export const {
  useRestrictedViewersInfiniteQuery,
  useRestrictionKindsQuery,
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
    /** Whether somebody is muted or banned now, by account id. */
    restrictionKinds: build.query<Kinds, string>({
      queryFn: defineQuery(kindsIn),
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
