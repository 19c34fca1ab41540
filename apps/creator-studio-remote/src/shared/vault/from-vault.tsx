import Vault from 'lucide-react/icons/vault';
import { useState } from 'react';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Icon, lazyDialog } from '@barg/ui-kit';
import { PickerButton } from '../upload-tile.styles.ts';

const VaultPicker = lazyDialog(() => import('./vault-picker.tsx'));

interface FromVaultProps {
  /** The one type that can be used here; every one when absent. */
  type?: VaultItem['type'];
  /** Among tiles, or beside other buttons. */
  look?: 'tile' | 'button';
  /** How many can be taken. */
  room: number;
  /** Takes what was chosen; the dialog stays until that is done. */
  onPick: (items: readonly VaultItem[]) => Promise<void>;
}

/** A place among the files that offers what was uploaded before. */
export function FromVault({ look = 'tile', ...props }: FromVaultProps) {
  const { t } = useTranslation('creator-studio');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {look === 'tile' ? (
        <PickerButton type="button" onClick={() => setOpen(true)}>
          <Icon icon={Vault} />
          <span>{t('vault.from')}</span>
        </PickerButton>
      ) : (
        <Button icon={Vault} onClick={() => setOpen(true)}>
          {t('vault.from')}
        </Button>
      )}
      {isOpen && <VaultPicker {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
