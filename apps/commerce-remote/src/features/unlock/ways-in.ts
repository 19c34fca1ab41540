import type { SlotProps } from '@barg/contract';
import { isSold } from './api/buy-item.ts';

/** How a locked item is opened: with all that is for subscribers, or alone and for good. */
export type WayIn = 'subscribe' | 'buy';

/** The ways into an item, the subscription first; both where what is for subscribers has a price for everybody else. */
export const waysInto = ({ type, audience, price }: SlotProps['item.unlock']['item']): readonly WayIn[] => [
  ...(audience === 'subscribers' ? (['subscribe'] as const) : []),
  ...(audience !== 'free' && price > 0 && isSold(type) ? (['buy'] as const) : []),
];
