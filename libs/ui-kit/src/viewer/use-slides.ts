import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dragToTurn } from './drag-to-turn.ts';

const scrollTo = (track: HTMLElement | null, index: number, behavior: ScrollBehavior): void =>
  track?.children[index]?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' });

const gently = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** Slides that the browser scrolls: which one stands, and how to turn to another. */
export const useSlides = (startAt: number, count: number) => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(Math.min(startAt, count - 1));
  // Where it stands or is on its way to: a resize on the way must not lead back.
  const aim = useRef(current);
  const turnTo = (index: number): void => {
    aim.current = Math.min(Math.max(index, 0), count - 1);
    scrollTo(track.current, aim.current, gently());
  };
  const turnBy = useEffectEvent((by: number) => turnTo(current + by));
  const stay = useEffectEvent(() => scrollTo(track.current, aim.current, 'instant'));

  useEffect(() => {
    const list = track.current;
    if (!list) return undefined;
    // At first, and again when the screen is turned.
    const resizing = new ResizeObserver(() => stay());
    resizing.observe(list);
    const stopDragging = dragToTurn(list, turnBy);
    return () => {
      resizing.disconnect();
      stopDragging();
    };
  }, []);

  // Right-to-left lists scroll to negative offsets.
  const handleScroll = (): void => {
    const list = track.current;
    if (!list || list.clientWidth === 0) return;
    const place = Math.abs(list.scrollLeft) / list.clientWidth;
    const nearest = Math.round(place);
    setCurrent(nearest);
    // A hand that swiped has let it come to rest here.
    if (Math.abs(place - nearest) * list.clientWidth < 1) aim.current = nearest;
  };
  return { track, current, handleScroll, turnTo };
};
