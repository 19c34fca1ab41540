import type { WalletEntry } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';

/** What is named by its type where it has no title; a tip on a profile is named by whose it is. */
const ITEM_TYPES = [
  'feed',
  'gallery',
  'video',
  'product',
  'message',
  'conversation',
  'stream',
  'private-stream',
] as const;

type Named = Pick<WalletEntry, 'kind' | 'reversedKind' | 'givenTo' | 'title' | 'itemType'>;

/** What a movement of the wallet is called, and what it was for. */
export function useMovementWords() {
  const { t } = useTranslation('commerce');
  const nameOf = (kind: WalletEntry['kind'], { givenTo, itemType }: Named) => {
    if (kind === 'subscription' && givenTo) return t('transactions.given');
    // So is a minute of a private stream, until it has flowed.
    if (kind === 'order' && itemType === 'private-stream') return t('transactions.minute');
    // A ticket is held as an order is, until its stream is over.
    return kind === 'order' && itemType === 'stream' ? t('transactions.ticket') : t(`transactions.kinds.${kind}`);
  };
  return {
    kindOf: (entry: Named): string => nameOf(entry.kind, entry),
    /** What it takes back; undefined for what takes nothing back. */
    reversedOf: (entry: Named): string | undefined =>
      entry.reversedKind === null ? undefined : nameOf(entry.reversedKind, entry),
    itemOf: ({ title, itemType }: Named): string | undefined => {
      const type = ITEM_TYPES.find((known) => known === itemType);
      return title ?? (type && t(`transactions.items.${type}`));
    },
  };
}
