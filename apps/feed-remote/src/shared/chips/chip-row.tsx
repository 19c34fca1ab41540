import { useLayoutEffect, useRef, type ElementType, type HTMLAttributes } from 'react';
import { ChipRowRoot } from './chip-row.styles.ts';

interface ChipRowProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Which one is chosen: another is brought into sight. */
  current: string;
}

/** Brings the chosen one to the middle of a row that is wider than the screen; the page itself does not move. */
const showChosen = (row: HTMLElement): void => {
  const chosen = row.querySelector('[aria-current="true"], [aria-pressed="true"]')?.getBoundingClientRect();
  if (!chosen) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2);
};

/** Chips of which one is chosen: a list's tabs or filters. */
export function ChipRow({ current, ...rest }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) showChosen(row.current);
  }, [current]);
  return <ChipRowRoot ref={row} {...rest} />;
}
