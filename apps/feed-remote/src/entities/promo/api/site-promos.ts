import { searchSitePromos } from '@barg/api-client/home';
import type { SitePromo } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const MOST = 3;

export const { useSitePromosQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current promotions. */
    sitePromos: build.query<SitePromo[], void>({
      queryFn: defineQuery(async () => (await searchSitePromos({ limit: MOST })).data),
    }),
  }),
});
