import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { nearestTo } from '../components/chart-path.ts';

/** Which point of a chart somebody points at, with a pointer or with the keys; null for none. */
export const useChartPointer = (count: number, dir: 'ltr' | 'rtl') => {
  const [pointed, setPointed] = useState<number | null>(null);
  // Another period has fewer points.
  const index = pointed === null ? null : Math.min(pointed, count - 1);
  const last = count - 1;

  const handlePointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setPointed(nearestTo((clientX - left) / width, count, dir));
  };
  const handleKey = (event: KeyboardEvent): void => {
    const later = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = {
      [later]: Math.min(last, index === null ? 0 : index + 1),
      [later === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft']: Math.max(0, (index ?? last + 1) - 1),
      ArrowUp: Math.min(last, index === null ? 0 : index + 1),
      ArrowDown: Math.max(0, (index ?? last + 1) - 1),
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPointed(next);
  };
  return {
    index,
    handlers: {
      onPointerMove: handlePointer,
      onPointerDown: handlePointer,
      onPointerLeave: () => setPointed(null),
      onKeyDown: handleKey,
      onFocus: () => setPointed((before) => before ?? last),
      onBlur: () => setPointed(null),
    },
  };
};
