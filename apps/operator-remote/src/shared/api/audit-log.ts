import type { SearchAuditLog200, SearchAuditLogParams } from '@barg/api-client/models';
import { searchAuditLog } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';

export type AuditFilters = Omit<SearchAuditLogParams, 'cursor' | 'limit'>;
type Cursor = string | undefined;

/** What operators did, newest first, a page for each cursor. */
export const { useAuditLogInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    auditLog: build.infiniteQuery<SearchAuditLog200, AuditFilters, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: { queryArg: AuditFilters; pageParam: Cursor }) =>
        searchAuditLog({ ...queryArg, cursor }),
      ),
      providesTags: ['Operator'],
    }),
  }),
});
