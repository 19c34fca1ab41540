import { isUnfinished, useVaultInfiniteQuery, type VaultSearch } from './vault-api.ts';

/** Pictures get their sizes soon after they have come. */
const PROCESSING_POLL_MS = 2000;

/** The items that a search finds, asked for again while some are prepared and whenever they come into sight. */
export const useVault = (search: VaultSearch) => {
  const { currentData: known } = useVaultInfiniteQuery(search);
  const isPreparing = known?.pages.some((page) => page.data.some(isUnfinished)) ?? false;
  const query = useVaultInfiniteQuery(search, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isPreparing ? PROCESSING_POLL_MS : 0,
  });
  return { query, items: query.currentData?.pages.flatMap((page) => page.data) };
};
