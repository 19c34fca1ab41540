import { useEffect, useState } from 'react';
import { wantsLessMotion } from '../../theme/media-queries.ts';

/** The sides on which a row goes on beyond what is seen of it. */
export type RowEnds = 'none' | 'start' | 'end' | 'both';

/** The share of what is seen by which a press moves: what stood at one end is seen again at the other. */
const STEP = 0.7;

const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): RowEnds => {
  // Of a row from right to left it is negative. Browsers round it to parts of a pixel.
  const before = Math.abs(scrollLeft);
  const [start, end] = [before > 1, scrollWidth - clientWidth - before > 1];
  if (start) return end ? 'both' : 'start';
  return end ? 'end' : 'none';
};

/**
 * Follows a row that may be wider than its place. It and what stands in it are looked at once they are laid out, which
 * drawing them does not wait for.
 */
export const useRowEnds = (row: HTMLElement | null): RowEnds => {
  const [ends, setEnds] = useState<RowEnds>('none');
  const count = row?.children.length;
  useEffect(() => {
    if (!row) return undefined;
    const look = (): void => setEnds(endsOf(row));
    const sizes = new ResizeObserver(look);
    [row, ...row.children].forEach((element) => sizes.observe(element));
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [row, count]);
  return ends;
};

/** Shows what comes next on a side. */
export const scrollOn = (row: HTMLElement, side: 'start' | 'end'): void => {
  const isMirrored = getComputedStyle(row).direction === 'rtl';
  const way = (side === 'end' ? 1 : -1) * (isMirrored ? -1 : 1);
  row.scrollBy({ left: way * row.clientWidth * STEP, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
};
