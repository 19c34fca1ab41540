import { listVault } from '@barg/api-client/vault';
import type { ListVault200, ListVaultParams, VaultItem } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const PAGE = 24;

/** Filters of the list; an absent one filters nothing. */
export type VaultSearch = Pick<ListVaultParams, 'q' | 'type' | 'used' | 'from'>;

/** What was uploaded, once however often it is used; the newest first, a page for each cursor. */
export const { useVaultInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    vault: build.infiniteQuery<ListVault200, VaultSearch, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor,
      },
      queryFn: ({ queryArg, pageParam: cursor }) =>
        defineQuery(() => listVault({ ...queryArg, cursor, limit: PAGE }))(undefined),
      // Invalidated by whatever is published, changed or deleted: it changes the uses of an item.
      providesTags: ['Vault', 'Feed', 'Gallery', 'Photo', 'Video', 'Product'],
    }),
  }),
});

/** Whether something is still to be made of an item before it can be used. */
export const isUnfinished = ({ file }: VaultItem): boolean => file.status === 'pending' || file.status === 'processing';
