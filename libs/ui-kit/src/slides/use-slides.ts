import { useRef, useState } from 'react';

/**
 * Slides that the browser scrolls, gently where their style says so: which one is shown, and how to turn to another.
 * `listeners` are the list's.
 */
export const useSlides = (startAt: number, count: number) => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(startAt);
  // Where it is on its way to: presses may follow each other faster than slides do, and count from there.
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
  /** From then on they rest where the hand leaves them. */
  const letGo = (): void => {
    aim.current = null;
  };
  return { track, current, show, turnTo, turnBy, listeners: { onScroll, onPointerDown: letGo, onWheel: letGo } };
};
