import type { PerformerCard } from '@barg/api-client/models';
import type { PerformerRef } from '@barg/contract';

/** What other teams are told of a performer. */
export const performerRef = (performer: PerformerCard): PerformerRef => {
  const { _id, username, name, avatarUrl, monthlyPrice, yearlyPrice, isSubscribed } = performer;
  return { _id, username, name, avatarUrl, monthlyPrice, yearlyPrice, isSubscribed };
};
