import type { SlotProps } from '@barg/contract';
import { isSold } from './api/buy-item.ts';

/** How a locked item can be opened: by a subscription, or by buying the item permanently. */
export type PurchaseOption = 'subscribe' | 'buy';

/**
 * The options for an item, the subscription first. Both when a subscribers' item has a price for others. A locked message
 * costs nothing where its reader has bought all of it before, and is bought all the same.
 */
export const purchaseOptionsOf = ({
  type,
  audience,
  price,
}: SlotProps['item.unlock']['item']): readonly PurchaseOption[] => [
  ...(audience === 'subscribers' ? (['subscribe'] as const) : []),
  ...(audience !== 'free' && (price > 0 || type === 'message') && isSold(type) ? (['buy'] as const) : []),
];
