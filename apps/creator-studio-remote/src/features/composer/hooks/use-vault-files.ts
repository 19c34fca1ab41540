import { reuseVaultItem } from '@barg/api-client/vault';
import type { MediaFile, ReuseVaultItemBody, VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useToast } from '@barg/ui-kit';

const KINDS: Record<VaultItem['type'], ReuseVaultItemBody['kind']> = {
  photo: 'feed-photo',
  video: 'feed-video',
  audio: 'feed-audio',
};

/**
 * Makes files for a post of items of the vault, in the order in which they were chosen: each of the kind that its type
 * has in a post, unless another is given.
 */
export const useVaultFiles = (onFile: (file: MediaFile, name: string) => void, kind?: ReuseVaultItemBody['kind']) => {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  return async (items: readonly VaultItem[]): Promise<void> => {
    for (const { _id, type, name } of items) {
      try {
        onFile(await reuseVaultItem(_id, { kind: kind ?? KINDS[type] }), name);
      } catch (failure) {
        toast(toQueryError(failure).message || t('vault.addFailed', { name }), { tone: 'danger' });
      }
    }
  };
};
