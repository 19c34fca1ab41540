import { useMemo, useState } from 'react';
import { useDebouncedValue } from '@barg/ui-kit';
import type { VaultSearch } from './vault-api.ts';
import { EVERYTHING, type VaultFilter } from './vault-filters.tsx';

const DAY_MS = 86_400_000;

const since = (days: VaultFilter['days']): string | undefined =>
  days ? new Date(Date.now() - Number(days) * DAY_MS).toISOString() : undefined;

/** The values of the vault's filters, and the debounced query that follows from them. */
export const useVaultFilter = (initial: Partial<VaultFilter> = {}) => {
  const [filter, setFilter] = useState<VaultFilter>({ ...EVERYTHING, ...initial });
  const { type, used, days } = filter;
  const q = useDebouncedValue(filter.typed.trim().slice(0, 100));
  // Computed once for each choice: another timestamp would be another query.
  const from = useMemo(() => since(days), [days]);
  const search = useMemo<VaultSearch>(
    () => ({ ...(q && { q }), ...(type && { type }), ...(used && { used }), ...(from && { from }) }),
    [q, type, used, from],
  );
  const isFiltered = Object.keys(search).length > Object.values(initial).filter(Boolean).length;
  return { filter, setFilter, search, isFiltered };
};
