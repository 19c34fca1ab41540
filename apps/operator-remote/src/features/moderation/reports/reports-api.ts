import type { CloseReportBody, ListReports200, ListReportsParams } from '@barg/api-client/models';
import { closeReport, getReport, listReports } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../../shared/api/refreshed-tags.ts';
import { sectionTag } from '../../../shared/api/section-tag.ts';

export type ReportFilters = Omit<ListReportsParams, 'cursor' | 'limit'>;
type Cursor = string | undefined;

/** The queue of reports, a report with its item, and closing it. */
export const { useReportQueueInfiniteQuery, useReportQuery, useCloseReportMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    reportQueue: build.infiniteQuery<ListReports200, ReportFilters, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: { queryArg: ReportFilters; pageParam: Cursor }) =>
        listReports({ ...queryArg, cursor }),
      ),
      providesTags: [sectionTag('reports')],
    }),
    report: build.query({
      queryFn: defineQuery((id: string) => getReport(id)),
      providesTags: [sectionTag('reports')],
    }),
    closeReport: build.mutation({
      queryFn: defineQuery(({ id, ...decision }: CloseReportBody & { id: string }) => closeReport(id, decision)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
