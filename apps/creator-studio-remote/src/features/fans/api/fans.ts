import { createConversation, getConversation, updateConversation } from '@barg/api-client/conversations';
import { listFans } from '@barg/api-client/fans';
import type { Fan, ListFans200, ListFansParams } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export type { Fan };

const PAGE = 30;

export type FanSearch = Pick<ListFansParams, 'q' | 'sort' | 'only' | 'listId'>;

interface FanNote {
  fan: Fan;
  note: string;
  /** The note that its writer had read. */
  basedOn?: { note?: string };
}

/** The note is that of her side of the conversation, which is opened for it where there is none. */
const writeNote = async ({ fan, note, basedOn }: FanNote) =>
  updateConversation(await conversationOf(fan), { note, ...(basedOn && { basedOn }) });

const conversationOf = async ({ _id, conversationId }: Fan): Promise<string> =>
  conversationId ?? (await createConversation({ source: 'user', sourceId: _id }))._id;

/** The note about a fan as it is by now. */
export const readNote = async (fan: Fan): Promise<{ note: string }> => getConversation(await conversationOf(fan));

/** A performer's fans, a page for each cursor, and the notes about them. */
export const { useFansInfiniteQuery, useSetFanNoteMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    fans: build.infiniteQuery<ListFans200, FanSearch, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.nextCursor },
      queryFn: ({ queryArg, pageParam: cursor }) =>
        defineQuery(() => listFans({ ...queryArg, cursor, limit: PAGE }))(undefined),
      providesTags: ['Fan', 'Follow'],
    }),
    setFanNote: build.mutation<unknown, FanNote>({
      queryFn: defineQuery(writeNote),
      invalidatesTags: ['Fan', 'Conversation'],
    }),
  }),
});
