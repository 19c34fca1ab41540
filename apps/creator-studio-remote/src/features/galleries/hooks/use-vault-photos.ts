import { useRef } from 'react';
import { idempotencyHeader, newIdempotencyKey } from '@barg/api-client/http';
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
  /** Of each item that no answer has come for: chosen again, it is added once all the same. */
  const keys = useRef(new Map<string, string>());
  return async (items: readonly VaultItem[]): Promise<void> => {
    for (const { _id: vaultItemId, name } of items) {
      const key = keys.current.get(vaultItemId) ?? newIdempotencyKey();
      keys.current.set(vaultItemId, key);
      try {
        await addVaultPhoto({ galleryId, vaultItemId }, { headers: idempotencyHeader(key) });
        keys.current.delete(vaultItemId);
      } catch (failure) {
        toast(toQueryError(failure).message || t('vault.addFailed', { name }), { tone: 'danger' });
      }
    }
    dispatch(api.util.invalidateTags([...PHOTO_TAGS]));
  };
};
