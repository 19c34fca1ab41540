import { useEffect, useEffectEvent } from 'react';
import { getVaultItem } from '@barg/api-client/vault';
import type { VaultItem } from '@barg/api-client/models';
import { toQueryError } from '@barg/session';
import { useFormContext } from '@barg/ui-kit/forms';

/** What was thrown away meanwhile is null; what cannot be asked now stays as it was kept. */
const askAgain = async (item: VaultItem): Promise<VaultItem | null> => {
  try {
    return await getVaultItem(item._id);
  } catch (failure) {
    return toQueryError(failure).statusCode === 404 ? null : item;
  }
};

/**
 * Reads the vault's items of a restored form again: the addresses of their pictures have expired, and an item may be
 * gone, which could not be sent.
 */
export function useRestoredItems(isRestored: boolean): void {
  const { getValues, setValue } = useFormContext<{ items: VaultItem[] }>();
  const read = useEffectEvent(async (isOver: () => boolean) => {
    const kept = getValues('items');
    const found = new Map<string, VaultItem | null>();
    for (const item of kept) found.set(item._id, await askAgain(item));
    if (isOver()) return;
    // Whatever was chosen or taken out meanwhile stays so.
    const now = getValues('items').flatMap((item) => {
      const fresh = found.has(item._id) ? found.get(item._id) : item;
      return fresh ? [fresh] : [];
    });
    setValue('items', now, { shouldDirty: true });
  });
  useEffect(() => {
    if (!isRestored) return undefined;
    let isOver = false;
    void read(() => isOver);
    return () => {
      isOver = true;
    };
  }, [isRestored]);
}
