import type { PerformerCard } from '@barg/api-client/models';
import { useCurrentUser } from '@barg/session';

interface DatedItem {
  performer: Pick<PerformerCard, '_id'>;
  publishedAt: string;
}

const isPast = (time: string): boolean => Date.parse(time) <= Date.now();

/**
 * Whether an item is published, so that it can be liked and commented on: before its moment only its performer sees it.
 * The clocks of others are not asked.
 */
export const useIsOut = ({ performer, publishedAt }: DatedItem): boolean => {
  const user = useCurrentUser();
  return user?._id !== performer._id || isPast(publishedAt);
};
