import { idempotencyHeader } from '@barg/api-client/http';
import { addVaultPhoto } from '@barg/api-client/photos';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { api, toQueryError, useAppDispatch } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { PHOTO_TAGS } from '../api/photos.ts';

/** Puts items of the vault into a gallery, in the order in which they were chosen. */
export const useVaultPhotos = (galleryId: string) => {
  const { t } = useTranslation('creator-studio');
  const dispatch = useAppDispatch();
  const toast = useToast();
  return async (items: readonly VaultItem[]): Promise<void> => {
    for (const { _id: vaultItemId, name } of items) {
      try {
        await addVaultPhoto({ galleryId, vaultItemId }, { headers: idempotencyHeader() });
      } catch (failure) {
        toast(toQueryError(failure).message || t('vault.addFailed', { name }), { tone: 'danger' });
      }
    }
    dispatch(api.util.invalidateTags([...PHOTO_TAGS]));
  };
};
