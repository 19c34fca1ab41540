import { useEffect, useEffectEvent } from 'react';
import { useSlides } from '../slides/use-slides.ts';
import { dragToTurn } from './drag-to-turn.ts';

/** Slides with an initial index, which keep the current one when the screen is rotated, and can be dragged by mouse. */
export const useViewedSlides = (startAt: number, count: number) => {
  const slides = useSlides(Math.min(startAt, count - 1), count);
  const { track } = slides;
  const turnBy = useEffectEvent(slides.turnBy);
  const stay = useEffectEvent(() => slides.show('instant'));
  useEffect(() => {
    const list = track.current;
    if (!list) return undefined;
    // Runs once at first, and when the screen is rotated, also while the list scrolls to another slide.
    const resizing = new ResizeObserver(() => stay());
    resizing.observe(list);
    const stopDragging = dragToTurn(list, turnBy);
    return () => {
      resizing.disconnect();
      stopDragging();
    };
  }, [track]);
  return slides;
};
