import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon, Spinner } from '@barg/ui-kit';
import { FAR_ENOUGH, watchPull } from './pull-gesture.ts';
import { PullMark, PullPlace } from './refresh.styles.ts';
import type { Refreshing } from './refreshing.ts';

/** The maximum offset of the indicator, which follows the finger at half its distance. */
const LOWEST = 84;

/** Disables the browser's pull to refresh while this one is mounted. */
const useContainedOverscroll = (): void =>
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overscrollBehaviorY;
    style.overscrollBehaviorY = 'contain';
    return () => {
      style.overscrollBehaviorY = before;
    };
  }, []);

/** Reloads a list when the page is pulled down. The button beside it does the same. */
export default function PullToRefresh({ refresh, isRefreshing }: Refreshing) {
  const mark = useRef<HTMLDivElement>(null);
  useContainedOverscroll();

  const follow = useEffectEvent((distance: number): void => {
    if (!mark.current) return;
    // Set on the element, because touch events are more frequent than renders.
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
