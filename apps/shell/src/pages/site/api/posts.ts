import type { Post, PostSummary } from '@barg/api-client/models';
import { getPost, searchPosts } from '@barg/api-client/posts';
import { api, defineQuery } from '@barg/session';

/** More than a footer can show. */
const MOST = 50;

interface InCulture {
  /** Part of the cache key: each language has its own texts. The request sends it as a header. */
  culture: string;
}

export const { useSitePageQuery, useSitePagesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    sitePage: build.query<Post, InCulture & { slug: string }>({
      queryFn: defineQuery(({ slug }) => getPost(slug)),
      providesTags: ['Settings'],
    }),
    sitePages: build.query<PostSummary[], InCulture>({
      queryFn: defineQuery(async () => (await searchPosts({ limit: MOST })).data),
      providesTags: ['Settings'],
    }),
  }),
});
