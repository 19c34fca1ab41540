import type { PerformerRef } from '@barg/contract';
import type { PerformerProfile, StreamSummary } from '@barg/api-client/models';

/** The performer of a stream for slots and intents of other remotes. */
export const performerRef = (
  { performer }: Pick<StreamSummary, 'performer'>,
  profile: PerformerProfile | undefined,
): PerformerRef => ({
  _id: performer._id,
  username: performer.username ?? '',
  name: performer.name,
  avatarUrl: performer.avatarUrl,
  monthlyPrice: profile?.monthlyPrice,
  yearlyPrice: profile?.yearlyPrice,
  isSubscribed: profile?.isSubscribed,
});
