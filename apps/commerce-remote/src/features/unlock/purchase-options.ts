import type { SlotProps } from '@barg/contract';
import { isSold } from './api/buy-item.ts';

/** How a locked item is opened: with all that is for subscribers, or alone and for good. */
export type PurchaseOption = 'subscribe' | 'buy';

/** The ways into an item, the subscription first; both where what is for subscribers has a price for everybody else. */
export const purchaseOptionsOf = ({
  type,
  audience,
  price,
}: SlotProps['item.unlock']['item']): readonly PurchaseOption[] => [
  ...(audience === 'subscribers' ? (['subscribe'] as const) : []),
  ...(audience !== 'free' && price > 0 && isSold(type) ? (['buy'] as const) : []),
];
