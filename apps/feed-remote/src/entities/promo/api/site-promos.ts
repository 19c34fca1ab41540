import { searchSitePromos } from '@barg/api-client/home';
import type { SitePromo } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const MOST = 3;

interface InCulture {
  /** Part of the cache key: each language has its own texts. The request sends it as a header. */
  culture: string;
}

export const { useSitePromosQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current promotions. */
    sitePromos: build.query<SitePromo[], InCulture>({
      queryFn: defineQuery(async (_: InCulture) => (await searchSitePromos({ limit: MOST })).data),
    }),
  }),
});
