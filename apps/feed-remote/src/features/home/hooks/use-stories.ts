import { useMemo } from 'react';
import type { PerformerCard } from '@barg/api-client/models';
import { useLiveStreamOf } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { usePerformersQuery } from '../../../entities/performer/api/performers.ts';

/** Followed performers, then other live ones; without any, the most popular. Live ones are first. */
export function arrangeStories(
  following: readonly PerformerCard[],
  top: readonly PerformerCard[],
  isLive: (performer: PerformerCard) => boolean = (performer) => performer.isLive,
): PerformerCard[] {
  const known = new Set(following.map(({ _id }) => _id));
  const others = top.filter((one) => !known.has(one._id) && (isLive(one) || following.length === 0));
  return [...following, ...others].toSorted((a, b) => Number(isLive(b)) - Number(isLive(a)));
}

export const useStories = () => {
  const { data: following, isLoading: isLoadingFollowing } = useAskedAgain(usePerformersQuery({ from: 'following' }));
  const { data: top, isLoading: isLoadingTop } = useAskedAgain(usePerformersQuery({ from: 'top' }));
  const liveStreamOf = useLiveStreamOf();
  const performers = useMemo(
    () => arrangeStories(following ?? [], top ?? [], (performer) => liveStreamOf(performer) !== null),
    [following, top, liveStreamOf],
  );
  return { performers, isLoading: isLoadingFollowing || isLoadingTop };
};
