import type { PerformerCard, PerformerProfile } from '@barg/api-client/models';
import type { PerformerRef } from '@barg/contract';

/** A performer as the props of slots and intents; for a profile with the number of plans. */
export const performerRef = (performer: PerformerCard | PerformerProfile): PerformerRef => {
  const { _id, username, name, avatarUrl, monthlyPrice, yearlyPrice, isSubscribed } = performer;
  const profile = 'quarterlyPrice' in performer && {
    planCount: planCountOf(performer),
    plannedStreams: performer.plannedStreams,
  };
  return { _id, username, name, avatarUrl, monthlyPrice, yearlyPrice, isSubscribed, ...profile };
};

const planCountOf = ({ monthlyPrice, quarterlyPrice, halfYearlyPrice, yearlyPrice }: PerformerProfile): number =>
  monthlyPrice === 0 ? 1 : 1 + [quarterlyPrice, halfYearlyPrice, yearlyPrice].filter(Boolean).length;
