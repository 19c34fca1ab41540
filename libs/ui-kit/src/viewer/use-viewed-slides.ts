import { useEffect, useEffectEvent } from 'react';
import { useSlides } from '../slides/use-slides.ts';
import { dragToTurn } from './drag-to-turn.ts';

/** Slides that begin at any of them, stay where they are when the screen is turned, and are pulled by a mouse. */
export const useViewedSlides = (startAt: number, count: number) => {
  const slides = useSlides(Math.min(startAt, count - 1), count);
  const { track } = slides;
  const turnBy = useEffectEvent(slides.turnBy);
  const stay = useEffectEvent(() => slides.show('instant'));
  useEffect(() => {
    const list = track.current;
    if (!list) return undefined;
    // At first, and again when the screen is turned; also on the way to another.
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
