import { useMemo } from 'react';
import type { PerformerCard } from '@barg/api-client/models';
import { usePerformersQuery } from '../../../shared/performers/api/performers.ts';

/** Those whom one follows, then the others who are live; without any, the most popular. Who is live comes first. */
export function arrangeStories(following: readonly PerformerCard[], top: readonly PerformerCard[]): PerformerCard[] {
  const known = new Set(following.map(({ _id }) => _id));
  const others = top.filter(({ _id, isLive }) => !known.has(_id) && (isLive || following.length === 0));
  return [...following, ...others].toSorted((a, b) => Number(b.isLive) - Number(a.isLive));
}

export const useStories = () => {
  const { data: following, isLoading: isLoadingFollowing } = usePerformersQuery({ from: 'following' });
  const { data: top, isLoading: isLoadingTop } = usePerformersQuery({ from: 'top' });
  const performers = useMemo(() => arrangeStories(following ?? [], top ?? []), [following, top]);
  return { performers, isLoading: isLoadingFollowing || isLoadingTop };
};
