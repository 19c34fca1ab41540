import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon, Spinner } from '@barg/ui-kit';
import { FAR_ENOUGH, watchPull } from './pull-gesture.ts';
import type { Refreshing } from './refresh.tsx';
import { PullMark, PullPlace } from './refresh.styles.ts';

/** The mark follows the finger at half its way, and no further than this. */
const LOWEST = 84;

/** While a list that can be pulled is there, the browser's own reload by pulling keeps out of the way. */
const useContainedOverscroll = (): void =>
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overscrollBehaviorY;
    style.overscrollBehaviorY = 'contain';
    return () => {
      style.overscrollBehaviorY = before;
    };
  }, []);

/** Pulling the page down with a finger reads its list anew. The button beside it does the same. */
export default function PullToRefresh({ refresh, isRefreshing }: Refreshing) {
  const mark = useRef<HTMLDivElement>(null);
  useContainedOverscroll();

  const follow = useEffectEvent((distance: number): void => {
    if (!mark.current) return;
    // Straight to the element: a finger moves more often than React draws.
    mark.current.style.setProperty('--pulled', `${Math.min(distance / 2, LOWEST)}px`);
    mark.current.dataset.pull = distance >= FAR_ENOUGH ? 'far' : 'near';
  });
  const settle = useEffectEvent((isFarEnough: boolean): void => {
    mark.current?.style.removeProperty('--pulled');
    delete mark.current?.dataset.pull;
    if (isFarEnough && !isRefreshing) refresh();
  });
  useEffect(() => watchPull({ onPull: (distance) => follow(distance), onEnd: (isFar) => settle(isFar) }), []);

  return (
    <PullPlace aria-hidden>
      <PullMark ref={mark} data-refreshing={isRefreshing || undefined}>
        {isRefreshing ? <Spinner size={18} /> : <Icon icon={ArrowDown} size={18} />}
      </PullMark>
    </PullPlace>
  );
}
