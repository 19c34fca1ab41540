import { useCallback, useEffect, useState, type RefObject } from 'react';
import { wantsLessMotion } from '../../theme/media-queries.ts';

/** Where a row goes on beyond what is seen of it. */
export interface RowEnds {
  start: boolean;
  end: boolean;
}

/** The share of what is seen by which a press moves: what stood at one end is seen again at the other. */
const STEP = 0.7;

const NOWHERE: RowEnds = { start: false, end: false };

const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): RowEnds => {
  // Of a row from right to left it is negative. Browsers round it to parts of a pixel.
  const before = Math.abs(scrollLeft);
  return { start: before > 1, end: scrollWidth - clientWidth - before > 1 };
};

/** Follows a row that may be wider than its place; `scrollOn` shows what comes next on a side. */
export const useRowEnds = (row: RefObject<HTMLElement | null>) => {
  const [ends, setEnds] = useState(NOWHERE);
  const look = useCallback(() => {
    const found = row.current ? endsOf(row.current) : NOWHERE;
    setEnds((known) => (known.start === found.start && known.end === found.end ? known : found));
  }, [row]);
  useEffect(() => {
    const { current } = row;
    look();
    current?.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      current?.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [row, look]);
  const scrollOn = (side: 'start' | 'end'): void => {
    const { current } = row;
    if (!current) return;
    const isMirrored = getComputedStyle(current).direction === 'rtl';
    const way = (side === 'end' ? 1 : -1) * (isMirrored ? -1 : 1);
    current.scrollBy({ left: way * current.clientWidth * STEP, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  };
  return { ends, scrollOn };
};
