import type { StreamViewer } from '@barg/api-client/models';
import { listStreamViewers } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';

export type { StreamViewer };

interface Page {
  data: StreamViewer[];
  total: number;
  guests: number;
  nextCursor?: string;
}

interface Asked {
  streamId: string;
  /** Of the name or username. */
  q: string;
}

/** Who watches at this moment; forgotten with its dialog. */
export const { useStreamViewersInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    streamViewers: build.infiniteQuery<Page, Asked, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.nextCursor },
      queryFn: ({ queryArg: { streamId, q }, pageParam }) =>
        defineQuery((cursor: string | undefined) => listStreamViewers(streamId, { cursor, q }))(pageParam),
      // Also what is done about one of them from here.
      providesTags: [{ type: 'Stream', id: 'restricted' }],
      keepUnusedDataFor: 0,
    }),
  }),
});
