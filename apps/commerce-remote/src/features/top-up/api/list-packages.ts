import { listTokenPackages } from '@barg/api-client/wallet';
import type { ListTokenPackages200 } from '@barg/api-client/models';
import { api, defineQuery, type QueryError } from '@barg/session';

interface InCulture {
  /** Part of the cache key: packages are named in the reader's language. The request sends it as a header. */
  culture: string;
}

/** Read again after a refusal: a package costs something else by now (409), or is not sold any more (404). */
export const packagesAfter = (error: QueryError | undefined): ReadonlyArray<'TokenPackage'> =>
  error?.statusCode === 409 || error?.statusCode === 404 ? ['TokenPackage'] : [];

export const { useTokenPackagesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    tokenPackages: build.query<ListTokenPackages200, InCulture>({
      queryFn: defineQuery((_: InCulture) => listTokenPackages()),
      providesTags: ['TokenPackage'],
    }),
  }),
});
