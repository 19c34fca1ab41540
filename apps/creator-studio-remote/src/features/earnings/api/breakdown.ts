import { getEarningBreakdown } from '@barg/api-client/earnings';
import type { EarningBreakdown, GetEarningBreakdownParams } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

type Month = Pick<GetEarningBreakdownParams, 'by' | 'month'>;
export type BreakdownBy = NonNullable<GetEarningBreakdownParams['by']>;

type Group = EarningBreakdown['groups'][number];

/** What a group is the sum of: a kind, an item, a fan, or all whose account is gone. */
const subjectOf = ({ kind, item, user }: Group): string => JSON.stringify([kind, item?.type, item?._id, user?._id]);

/**
 * The groups of all pages, each once with the figures that were read last: a sale between two pages moves a group from
 * one to the other.
 */
export const groupsOf = (pages: readonly EarningBreakdown[]): Group[] => [
  ...new Map(pages.flatMap(({ groups }) => groups).map((group) => [subjectOf(group), group])).values(),
];

/** Whether the last page has something new. An older API knows no offset, and gives its first page again. */
const hasBroughtMore = (pages: readonly EarningBreakdown[]): boolean =>
  groupsOf(pages).length > groupsOf(pages.slice(0, -1)).length;

/** What a month brought, a page of its groups after the other. */
export const { useEarningBreakdownInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    earningBreakdown: build.infiniteQuery<EarningBreakdown, Month, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ groups, hasMore }, pages, offset) =>
          hasMore && hasBroughtMore(pages) ? offset + groups.length : undefined,
      },
      queryFn: defineQuery(({ queryArg, pageParam: offset }: { queryArg: Month; pageParam: number }) =>
        getEarningBreakdown({ ...queryArg, ...(offset > 0 && { offset }) }),
      ),
      providesTags: ['Earning'],
    }),
  }),
});
