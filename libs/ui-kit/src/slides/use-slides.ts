import { useRef, useState } from 'react';

/**
 * A carousel that the browser scrolls: the index of the current slide, and a function to scroll to another.
 * Attach `listeners` to the list.
 */
export const useSlides = (startAt: number, count: number) => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(startAt);
  // The target of the running scroll: presses may be faster than the animation, and count from the target.
  const aim = useRef<number | null>(null);
  const heading = (): number => aim.current ?? current;
  const show = (behavior?: ScrollBehavior): void =>
    track.current?.children[heading()]?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' });
  const turnTo = (index: number): void => {
    aim.current = Math.min(Math.max(index, 0), count - 1);
    show();
  };
  const turnBy = (by: number): void => turnTo(heading() + by);
  const onScroll = (): void => {
    const list = track.current;
    if (!list?.clientWidth) return;
    // Right-to-left lists scroll to negative offsets.
    const nearest = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
    setCurrent(nearest);
    if (nearest === aim.current) aim.current = null;
  };
  /** Called when the user scrolls by hand: the target is dropped. */
  const letGo = (): void => {
    aim.current = null;
  };
  return { track, current, show, turnTo, turnBy, listeners: { onScroll, onPointerDown: letGo, onWheel: letGo } };
};
