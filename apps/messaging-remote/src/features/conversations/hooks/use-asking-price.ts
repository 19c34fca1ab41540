import type { Conversation } from '@barg/api-client/models';
import { useCurrentUser, useSetting } from '@barg/session';

/** Whether messages of this conversation can be sold: only fans pay, and only to performers. */
export const useCanAskPrice = (conversation: Conversation | undefined): boolean => {
  const me = useCurrentUser();
  return me?.role === 'performer' && conversation?.kind === 'private' && !conversation.recipient.isPerformer;
};

/** Whether the price is one that the site takes; null: none is asked. */
export const useIsPriceFit = (price: number | null): boolean => {
  const maximum = useSetting('maximumWalletPrice');
  return price === null || (price > 0 && price <= maximum);
};
