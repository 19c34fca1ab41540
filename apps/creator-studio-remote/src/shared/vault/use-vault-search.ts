import { useMemo } from 'react';
import { wordsOf } from '../use-list-filter.ts';
import type { VaultSearch } from './vault-api.ts';
import type { VaultFilter } from './vault-filters.tsx';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A moment of a whole hour: with another each time, a list that one comes back to would have to be asked for anew. */
const since = (days: VaultFilter['days']): string | undefined =>
  days ? new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - Number(days) * DAY_MS).toISOString() : undefined;

/** What is asked for by a filter of the vault. */
export const useVaultSearch = ({ typed, type, used, days }: VaultFilter): VaultSearch => {
  const q = wordsOf(typed);
  // Computed once for each choice: another timestamp would be another query.
  const from = useMemo(() => since(days), [days]);
  return useMemo(
    () => ({ ...(q && { q }), ...(type && { type }), ...(used && { used }), ...(from && { from }) }),
    [q, type, used, from],
  );
};
