import Vault from 'lucide-react/icons/vault';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, EmptyState, Stack, useFormat } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { PickTile } from './pick-tile.tsx';
import { useVault } from './use-vault.ts';
import { useVaultSearch } from './use-vault-search.ts';
import { EVERYTHING, VaultFilters } from './vault-filters.tsx';
import { VaultList } from './vault-list.tsx';

interface VaultPickerProps {
  type?: VaultItem['type'];
  /** What can be chosen where it is of several types; every one when absent. */
  types?: readonly VaultItem['type'][];
  room: number;
  onPick: (items: readonly VaultItem[]) => Promise<void>;
  onClose: () => void;
}

/** The vault in a dialog, to choose from. */
export default function VaultPicker({ type, types, room, onPick, onClose }: VaultPickerProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  // Not in the address, which is that of the page below.
  const [filter, setFilter] = useState({ ...EVERYTHING, type: type ?? EVERYTHING.type });
  const search = useVaultSearch(filter);
  const vault = useVault(search);
  const [chosen, setChosen] = useState<readonly VaultItem[]>([]);
  const [isBusy, setBusy] = useState(false);

  const choose = (item: VaultItem, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, item] : before.filter(({ _id }) => _id !== item._id)));
  const handleAdd = async () => {
    setBusy(true);
    await onPick(chosen).finally(() => setBusy(false));
    onClose();
  };
  const empty =
    Object.keys(search).length > (type ? 1 : 0) ? (
      <EmptyState icon={SearchX} title={t('vault.nothingFound')} />
    ) : (
      <EmptyState icon={Vault} title={t('vault.empty')} />
    );
  const isUsable = ({ type: its, file, isTakenDown }: VaultItem) =>
    file.status === 'ready' && !isTakenDown && (types?.includes(its) ?? true);
  const count = chosen.length;
  const footer = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {t('vault.cancel')}
      </Button>
      <Button variant="primary" isLoading={isBusy} disabled={count === 0} onClick={() => void handleAdd()}>
        {count === 0 ? t('vault.addNone') : t('vault.add', { count, amount: format.number(count) })}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="lg" title={t('vault.from')} footer={footer} isDismissable={!isBusy} onClose={onClose}>
      <Stack gap={4}>
        <VaultFilters filter={filter} types={types} keys={type ? ['days'] : ['type', 'days']} onChange={setFilter} />
        <VaultList vault={vault} empty={empty}>
          {vault.items?.map((item) => {
            const isChosen = chosen.some(({ _id }) => _id === item._id);
            return (
              <PickTile
                key={item._id}
                item={item}
                isChosen={isChosen}
                isDisabled={!isUsable(item) || (!isChosen && count >= room)}
                onChoose={choose}
              />
            );
          })}
        </VaultList>
      </Stack>
    </Dialog>
  );
}
