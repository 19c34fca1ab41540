import type { Earning } from '@barg/api-client/models';
import { NAMED_ITEMS, saleNameOf } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { EARNING_KINDS } from '../components/earning-kinds.ts';

/** The ledger's kinds that hold sales of several names. */
const MIXED = ['purchase', 'release'] as const;

/** What all entries of a kind are called together: a kind that holds several sales names them all. */
export function useEarningGroupName() {
  const { t } = useTranslation('creator-studio');
  return (kind: Earning['kind']): string => {
    const mixed = MIXED.find((one) => one === kind);
    return mixed ? t(`earnings.groups.${mixed}`) : t(`earnings.kinds.${kind}`);
  };
}

/** What an entry is called, and what it was for. */
export function useEarningWords() {
  const { t } = useTranslation('creator-studio');
  const nameOf = (kind: Earning['reversedKind'], { givenTo, itemType }: Earning): string | undefined => {
    if (kind === 'subscription' && givenTo) return t('earnings.given');
    const sale = kind && saleNameOf(kind, itemType);
    if (sale) return t(`earnings.sales.${sale}`);
    const known = EARNING_KINDS.find((one) => one === kind);
    return known && t(`earnings.kinds.${known}`);
  };
  return {
    kindOf: (earning: Earning) => nameOf(earning.kind, earning),
    /** What it takes back; undefined for what takes nothing back. */
    reversedOf: (earning: Earning) => nameOf(earning.reversedKind, earning),
    itemOf: ({ title, itemType, givenTo }: Earning): string | undefined => {
      if (givenTo) return t('earnings.to', { name: isolate(givenTo.name) });
      if (itemType === 'profile') return t('earnings.profile');
      if (itemType === 'subscription') return t('earnings.kinds.subscription');
      const type = NAMED_ITEMS.find((known) => known === itemType);
      return title ?? (type && t(`breakdown.items.${type}`));
    },
  };
}
