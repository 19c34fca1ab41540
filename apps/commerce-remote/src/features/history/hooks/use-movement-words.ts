import type { WalletEntry } from '@barg/api-client/models';
import { NAMED_ITEMS, saleNameOf } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';

type Named = Pick<WalletEntry, 'kind' | 'reversedKind' | 'givenTo' | 'title' | 'itemType'>;

/** What a movement of the wallet is called, and what it was for. */
export function useMovementWords() {
  const { t } = useTranslation('commerce');
  const nameOf = (kind: WalletEntry['kind'], { givenTo, itemType }: Named) => {
    if (kind === 'subscription' && givenTo) return t('transactions.given');
    const sale = saleNameOf(kind, itemType);
    return sale ? t(`transactions.sales.${sale}`) : t(`transactions.kinds.${kind}`);
  };
  return {
    kindOf: (entry: Named): string => nameOf(entry.kind, entry),
    /** What it takes back; undefined for what takes nothing back. */
    reversedOf: (entry: Named): string | undefined =>
      entry.reversedKind === null ? undefined : nameOf(entry.reversedKind, entry),
    itemOf: ({ title, itemType }: Named): string | undefined => {
      const type = NAMED_ITEMS.find((known) => known === itemType);
      return title ?? (type && t(`transactions.items.${type}`));
    },
  };
}
