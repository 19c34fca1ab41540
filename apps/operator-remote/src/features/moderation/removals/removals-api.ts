import type {
  ListManagedRemovals200,
  ListManagedRemovalsParams,
  RemovalInContext,
  RemoveContentBody,
} from '@barg/api-client/models';
import {
  getManagedRemoval,
  listManagedRemovals,
  removeContent,
  restoreContent,
  upholdRemoval,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../../shared/api/refreshed-tags.ts';
import { sectionTag } from '../../../shared/api/section-tag.ts';

export type RemovalFilters = Omit<ListManagedRemovalsParams, 'cursor' | 'limit'>;
type Cursor = string | undefined;

/** What the author is told: why, and the operator's own words. */
export type RemovalWords = Required<Pick<RemoveContentBody, 'reason' | 'text'>>;

interface Decision {
  id: string;
  text: string;
}

/** Removals, and their actions. */
export const {
  useManagedRemovalsInfiniteQuery,
  useManagedRemovalQuery,
  useRemoveContentMutation,
  useRestoreContentMutation,
  useUpholdRemovalMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    managedRemovals: build.infiniteQuery<ListManagedRemovals200, RemovalFilters, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: { queryArg: RemovalFilters; pageParam: Cursor }) =>
        listManagedRemovals({ ...queryArg, cursor }),
      ),
      providesTags: [sectionTag('removals')],
    }),
    managedRemoval: build.query<RemovalInContext, string>({
      queryFn: defineQuery((id: string) => getManagedRemoval(id)),
      providesTags: [sectionTag('removals')],
    }),
    removeContent: build.mutation<RemovalInContext, RemoveContentBody>({
      queryFn: defineQuery((order: RemoveContentBody) => removeContent(order)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    restoreContent: build.mutation<RemovalInContext, Decision>({
      queryFn: defineQuery(({ id, text }: Decision) => restoreContent(id, { text })),
      invalidatesTags: refreshedTags('Operator'),
    }),
    upholdRemoval: build.mutation<RemovalInContext, Decision>({
      queryFn: defineQuery(({ id, text }: Decision) => upholdRemoval(id, { text })),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
