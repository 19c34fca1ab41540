import Vault from 'lucide-react/icons/vault';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState, lazyDialog, Stack, Text } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useListFilter } from '../../../shared/use-list-filter.ts';
import { useVault } from '../../../shared/vault/use-vault.ts';
import { useVaultSearch } from '../../../shared/vault/use-vault-search.ts';
import { CHOICES, VaultFilters, type VaultFilter } from '../../../shared/vault/vault-filters.tsx';
import { VaultList } from '../../../shared/vault/vault-list.tsx';
import { VaultTile } from './vault-tile.tsx';

const UsesDialog = lazyDialog(() => import('./uses-dialog.tsx'));

/** Everything that she has uploaded: found, filtered, and taken away. */
export function OwnVault() {
  const { t } = useTranslation('creator-studio');
  const [filter, setFilter] = useListFilter<VaultFilter>(CHOICES);
  const search = useVaultSearch(filter);
  const vault = useVault(search);
  const [asked, setAsked] = useState<VaultItem | null>(null);
  const action = <ButtonLink to={paths.newPost}>{t('studio.newPost')}</ButtonLink>;
  const empty =
    Object.keys(search).length > 0 ? (
      <EmptyState icon={SearchX} title={t('vault.nothingFound')} />
    ) : (
      <EmptyState icon={Vault} title={t('vault.empty')} action={action} />
    );
  return (
    <Card aria-label={t('vault.title')}>
      <Stack gap={4}>
        <Text tone="muted">{t('vault.help')}</Text>
        <VaultFilters filter={filter} keys={['type', 'used', 'days']} onChange={setFilter} />
        <VaultList vault={vault} empty={empty}>
          {vault.items?.map((item) => (
            <VaultTile key={item._id} item={item} onAskUses={setAsked} />
          ))}
        </VaultList>
      </Stack>
      {asked && <UsesDialog item={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}
