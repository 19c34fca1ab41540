import { useLayoutEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { followSlice, type Following } from './follow-slice.ts';

const { followingKnown } = followSlice.actions;
const { selectIsFollowed } = followSlice.selectors;

/**
 * Whether the member follows a performer now. `isFollowed` is the server's fact: it is stored before the page is
 * painted, and again when it changes.
 */
export function useIsFollowed({ performerId, isFollowed }: Following): boolean {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    dispatch(followingKnown({ performerId, isFollowed }));
  }, [dispatch, performerId, isFollowed]);
  return useAppSelector((state) => selectIsFollowed(state, performerId));
}
