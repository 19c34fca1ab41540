import MapPin from 'lucide-react/icons/map-pin';
import Trash2 from 'lucide-react/icons/trash-2';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Menu } from '@barg/ui-kit/overlays';
import { useVaultActions } from '../hooks/use-vault-actions.ts';

interface ItemMenuProps {
  item: VaultItem;
  name: string;
  onAskUses: (item: VaultItem) => void;
}

/** What can be done with an item. One that is used stays, and says where it is used. */
export default function ItemMenu({ item, name, onAskUses }: ItemMenuProps) {
  const { t } = useTranslation('creator-studio');
  const { remove } = useVaultActions();
  const handleRemove = () => (item.useCount > 0 ? onAskUses(item) : void remove(item));
  return (
    <Menu
      label={t('vault.menu', { name })}
      items={[
        { id: 'uses', label: t('vault.whereUsed'), icon: MapPin, onSelect: () => onAskUses(item) },
        { id: 'delete', label: t('vault.delete'), icon: Trash2, tone: 'danger', onSelect: handleRemove },
      ]}
    />
  );
}
