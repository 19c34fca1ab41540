import { listTokenPackages } from '@barg/api-client/wallet';
import type { ListTokenPackages200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

interface InCulture {
  /** Part of the cache key: packages are named in the reader's language. The request sends it as a header. */
  culture: string;
}

export const { useTokenPackagesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    tokenPackages: build.query<ListTokenPackages200, InCulture>({
      queryFn: defineQuery((_: InCulture) => listTokenPackages()),
      providesTags: ['TokenPackage'],
    }),
  }),
});
