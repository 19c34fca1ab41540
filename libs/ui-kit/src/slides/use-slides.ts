import { useEffect, useEffectEvent, useRef, useState } from 'react';

const gently = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** Scrolls the list alone: a page is not to move for a slide that is out of sight. */
const scrollTo = (list: HTMLElement | null, index: number, behavior: ScrollBehavior): void => {
  const slide = list?.children[index];
  if (!list || !slide) return;
  // As wide as the list: where its left edge is, its beginning is, in either direction.
  const distance = slide.getBoundingClientRect().left - list.getBoundingClientRect().left;
  list.scrollTo({ left: list.scrollLeft + distance, behavior });
};

/** What a hand does to the slides themselves; from then on they rest where it leaves them. */
const HANDS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Slides that the browser scrolls: which one is shown, and how to turn to another. */
export const useSlides = (startAt: number, count: number) => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(Math.min(startAt, count - 1));
  // Where it stands or is on its way to: a resize on the way must not lead back, and a press counts from there.
  const aim = useRef(current);
  const isTurning = useRef(false);
  const turnTo = (index: number): void => {
    aim.current = Math.min(Math.max(index, 0), count - 1);
    isTurning.current = true;
    scrollTo(track.current, aim.current, gently());
  };
  /** By so many, from the one that is shown or is coming: presses may follow each other faster than slides do. */
  const turnBy = (by: number): void => turnTo(aim.current + by);
  const stay = useEffectEvent(() => scrollTo(track.current, aim.current, 'instant'));

  useEffect(() => {
    const list = track.current;
    if (!list) return undefined;
    // At first, and again when the screen is turned.
    const resizing = new ResizeObserver(() => stay());
    resizing.observe(list);
    const letGo = (): void => {
      isTurning.current = false;
    };
    for (const hand of HANDS) list.addEventListener(hand, letGo, { passive: true });
    return () => {
      resizing.disconnect();
      for (const hand of HANDS) list.removeEventListener(hand, letGo);
    };
  }, []);

  // Right-to-left lists scroll to negative offsets.
  const handleScroll = (): void => {
    const list = track.current;
    if (!list || list.clientWidth === 0) return;
    // Widths of screens are no whole numbers: one of many slides is measured more closely than the list.
    const width = list.scrollWidth / count;
    const place = Math.abs(list.scrollLeft) / width;
    const nearest = Math.round(place);
    setCurrent(nearest);
    if (Math.abs(place - nearest) * width >= 1) return;
    if (nearest === aim.current) isTurning.current = false;
    // A hand that swiped has let it come to rest here; on the way to another it only passes.
    if (!isTurning.current) aim.current = nearest;
  };
  return { track, current, handleScroll, turnTo, turnBy };
};
