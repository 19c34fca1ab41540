import type { PerformerCard, PerformerProfile } from '@barg/api-client/models';
import type { PerformerRef } from '@barg/contract';

/** What other teams are told of a performer; of a profile also how many plans there are. */
export const performerRef = (performer: PerformerCard | PerformerProfile): PerformerRef => {
  const { _id, username, name, avatarUrl, monthlyPrice, yearlyPrice, isSubscribed } = performer;
  const plans = 'quarterlyPrice' in performer && { planCount: planCountOf(performer) };
  return { _id, username, name, avatarUrl, monthlyPrice, yearlyPrice, isSubscribed, ...plans };
};

const planCountOf = ({ monthlyPrice, quarterlyPrice, halfYearlyPrice, yearlyPrice }: PerformerProfile): number =>
  monthlyPrice === 0 ? 1 : 1 + [quarterlyPrice, halfYearlyPrice, yearlyPrice].filter(Boolean).length;
