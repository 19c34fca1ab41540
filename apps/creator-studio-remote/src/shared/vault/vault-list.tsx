import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { nextPages } from '@barg/session';
import { ErrorState, Grid, InfiniteList, Skeleton } from '@barg/ui-kit';
import type { useVault } from './use-vault.ts';

interface VaultListProps {
  vault: ReturnType<typeof useVault>;
  /** What stands there when there are none. */
  empty: ReactNode;
  /** A tile for each. */
  children: ReactNode;
}

/** Wide enough for a name and two words below it. */
const TILE_PX = 132;

/** Items of the vault as a grid, page by page, in all its states. */
export function VaultList({ vault: { query, items }, empty, children }: VaultListProps) {
  const { t } = useTranslation('creator-studio');
  if (query.isError && !items?.length) {
    return <ErrorState message={query.error?.message} onRetry={() => void query.refetch()} />;
  }
  if (!items) return <VaultSkeleton />;
  if (items.length === 0) return empty;
  return (
    <InfiniteList {...nextPages(query)}>
      <Grid as="ul" min={TILE_PX} gap={3} aria-label={t('vault.title')}>
        {children}
      </Grid>
    </InfiniteList>
  );
}

const VaultSkeleton = () => (
  <Grid min={TILE_PX} gap={3}>
    {[1, 2, 3, 4, 5, 6].map((tile) => (
      <Skeleton key={tile} height="196px" radius="tile" />
    ))}
  </Grid>
);
