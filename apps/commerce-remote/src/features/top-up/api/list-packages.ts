import { listTokenPackages } from '@barg/api-client/wallet';
import type { ListTokenPackages200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export const { useTokenPackagesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    tokenPackages: build.query<ListTokenPackages200, void>({
      queryFn: defineQuery(() => listTokenPackages()),
      providesTags: ['TokenPackage'],
    }),
  }),
});
