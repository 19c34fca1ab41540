import type { PerformerProfile, Subscription } from '@barg/api-client/models';
import { useOwnSubscriptionQuery } from '../api/own-subscription.ts';
import { useSubscriptionOfferQuery } from '../api/subscription-offer.ts';

export interface FoundSubscription {
  performer: PerformerProfile;
  /** Null for a fan who never subscribed to her. */
  subscription: Subscription | null;
}

/** A performer's offer, and the fan's subscription to her. */
export const useSubscription = (performerId: string) => {
  const { data: performer, ...offer } = useSubscriptionOfferQuery(performerId);
  const { data: subscription, ...own } = useOwnSubscriptionQuery(performerId);
  const found: FoundSubscription | null = performer && subscription !== undefined ? { performer, subscription } : null;
  const retry = () => {
    void offer.refetch();
    void own.refetch();
  };
  return { found, error: offer.error ?? own.error, retry };
};
