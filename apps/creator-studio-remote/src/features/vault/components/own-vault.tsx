import Vault from 'lucide-react/icons/vault';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Card, EmptyState, lazyDialog, Stack, Text } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { useVault } from '../../../shared/vault/use-vault.ts';
import { useVaultFilter } from '../../../shared/vault/use-vault-filter.ts';
import { VaultFilters } from '../../../shared/vault/vault-filters.tsx';
import { VaultList } from '../../../shared/vault/vault-list.tsx';
import { VaultTile } from './vault-tile.tsx';

const UsesDialog = lazyDialog(() => import('./uses-dialog.tsx'));

/** Everything that she has uploaded: found, filtered, and taken away. */
export function OwnVault() {
  const { t } = useTranslation('creator-studio');
  const { filter, setFilter, search, isFiltered } = useVaultFilter();
  const vault = useVault(search);
  const [asked, setAsked] = useState<VaultItem | null>(null);
  const action = <ButtonLink to={paths.newPost}>{t('studio.newPost')}</ButtonLink>;
  const empty = isFiltered ? (
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
