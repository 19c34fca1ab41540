import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';
import { useRemoveVaultItemMutation, useRestoreVaultItemMutation } from '../api/vault-items.ts';

/** What can be done with an item; each tells how it went. */
export const useVaultActions = () => {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [removeItem] = useRemoveVaultItemMutation();
  const [restoreItem] = useRestoreVaultItemMutation();

  const restore = async (itemId: string): Promise<void> => {
    const { error } = await restoreItem(itemId);
    if (error) toast(error.message ?? t('vault.restoreFailed'), { tone: 'danger' });
    else toast(t('vault.restored'), { tone: 'success' });
  };

  return {
    /** Removes at once: it can be taken back for a while. */
    remove: async ({ _id: itemId }: VaultItem): Promise<void> => {
      const { error } = await removeItem(itemId);
      if (error) toast(error.message ?? t('vault.removeFailed'), { tone: 'danger' });
      else toast(t('vault.removed'), { action: { label: t('vault.undo'), onClick: () => void restore(itemId) } });
    },
  };
};
