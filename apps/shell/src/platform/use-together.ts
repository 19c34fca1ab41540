import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSite } from '../site/site-context.ts';
import type { ExposeAddress } from '../site/fillers.ts';

/**
 * A filler that takes longer than this after the first is not waited for, so that one team's failure does not hide the
 * others' parts.
 */
export const TOGETHER_MS = 2000;

/**
 * Whether the fillers of a slot may be shown: when the last of them has come, or failed. Shown one by one each would
 * push aside those before it.
 */
export function useTogether(fillers: readonly ExposeAddress[]): boolean {
  const { exposes } = useSite();
  const isSettled = ({ remote, expose }: ExposeAddress): boolean =>
    ['ready', 'failed'].includes(exposes.get(remote, expose).status);
  const countSettled = (): number => fillers.filter(isSettled).length;
  const settled = useSyncExternalStore(exposes.subscribe, countSettled, countSettled);
  const isFirstThere = settled > 0;
  const areAllThere = settled === fillers.length;
  const [isOver, setIsOver] = useState(areAllThere);
  // Stays true: a filler that is loaded again does not hide the others.
  if (areAllThere && !isOver) setIsOver(true);

  useEffect(() => {
    if (!isFirstThere) return;
    const timer = setTimeout(() => setIsOver(true), TOGETHER_MS);
    return () => clearTimeout(timer);
  }, [isFirstThere]);

  return isOver;
}
