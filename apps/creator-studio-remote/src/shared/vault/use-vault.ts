import { useEffect, useEffectEvent } from 'react';
import { watchFiles } from '@barg/session/realtime';
import { isUnfinished, useVaultInfiniteQuery, type VaultSearch } from './vault-api.ts';

/** The items that a search finds, asked for again while some are prepared and whenever they come into sight. */
export const useVault = (search: VaultSearch) => {
  const query = useVaultInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const isPreparing = query.currentData?.pages.some((page) => page.data.some(isUnfinished)) ?? false;
  const readAgain = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    if (!isPreparing) return undefined;
    const watching = watchFiles(() => true).subscribe(() => readAgain());
    return () => watching.unsubscribe();
  }, [isPreparing]);
  return { query, items: query.currentData?.pages.flatMap((page) => page.data) };
};
