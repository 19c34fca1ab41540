import { listFeedPosts, listLandingFeedPosts, listTrending } from '@barg/api-client/home';
import type { ListLandingFeedPosts200 } from '@barg/api-client/models';
import { api, defineQuery, type CacheTag } from '@barg/session';

/** Which posts. Guests may read `landing`, `trending`, `search` and `performer`. */
export type PostSource =
  | { from: 'following' }
  | { from: 'suggested' }
  | { from: 'landing' }
  | { from: 'trending' }
  | { from: 'search'; q: string }
  | { from: 'performer'; username: string };

type Cursor = string | undefined;

/** The page size: a screen and a half of cards, or six rows of tiles. */
const PAGE_SIZE = 10;
const TILE_PAGE_SIZE = 18;

function fetchPage(source: PostSource, cursor: Cursor): Promise<ListLandingFeedPosts200> {
  switch (source.from) {
    case 'following':
    case 'suggested':
      return listFeedPosts({ tab: source.from, limit: PAGE_SIZE, cursor });
    case 'landing':
      return listLandingFeedPosts({ limit: PAGE_SIZE, cursor });
    case 'trending':
      return listTrending({ limit: PAGE_SIZE, cursor });
    case 'search':
      return listLandingFeedPosts({ q: source.q, limit: PAGE_SIZE, cursor });
    case 'performer':
      return listLandingFeedPosts({ username: source.username, limit: TILE_PAGE_SIZE, cursor });
  }
}

/** Tags that invalidate a list, besides those of its posts. */
const listTags: Partial<Record<PostSource['from'], CacheTag[]>> = {
  following: ['Follow'],
  suggested: ['Follow'],
};

export const postPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    postPages: build.infiniteQuery<ListLandingFeedPosts200, PostSource, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      queryFn: defineQuery(({ queryArg, pageParam }: { queryArg: PostSource; pageParam: Cursor }) =>
        fetchPage(queryArg, pageParam),
      ),
      providesTags: (list, _error, { from }) => [
        { type: 'Feed', id: 'LIST' },
        ...(listTags[from] ?? []),
        ...(list?.pages.flatMap(({ data }) => data.map(({ _id: id }) => ({ type: 'Feed' as const, id }))) ?? []),
      ],
    }),
  }),
});
export const { usePostPagesInfiniteQuery } = postPagesApi;
