import type { ListContactMessages200, ListContactMessagesStatus } from '@barg/api-client/models';
import { handleContactMessage, listContactMessages } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';
import { sectionTag } from '../../shared/api/section-tag.ts';

type Cursor = string | undefined;

/** Contact messages, the newest first, and marking one as done. */
export const { useContactMessagesInfiniteQuery, useHandleContactMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    contactMessages: build.infiniteQuery<ListContactMessages200, ListContactMessagesStatus, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(
        ({ queryArg: status, pageParam: cursor }: { queryArg: ListContactMessagesStatus; pageParam: Cursor }) =>
          listContactMessages({ status, cursor }),
      ),
      providesTags: [sectionTag('messages')],
    }),
    handleContactMessage: build.mutation({
      queryFn: defineQuery((id: string) => handleContactMessage(id)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
