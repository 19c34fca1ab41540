import type { Address } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useDeleteAddressMutation } from './api/addresses.ts';

/** Asks before an address is deleted. */
export default function DeleteAddressDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [deleteAddress, { isLoading }] = useDeleteAddressMutation();
  const handleConfirm = async (): Promise<void> => {
    try {
      await deleteAddress(address._id).unwrap();
      toast(t('addresses.removed'), { tone: 'success' });
    } catch (failure) {
      toast(toQueryError(failure).message || t('shell:errors.saveFailed'), { tone: 'danger' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('addresses.removeTitle')}
      confirmLabel={t('addresses.remove')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {t('addresses.removeText')}
    </ConfirmDialog>
  );
}
