import { useLayoutEffect, useRef, type ElementType, type HTMLAttributes } from 'react';
import { ChipRowRoot } from './chip-row.styles.ts';

interface ChipRowProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** The chosen one; a change scrolls it into view. */
  current: string;
}

/** Scrolls the chosen chip to the middle of a row that is wider than the screen, without scrolling the page. */
const showChosen = (row: HTMLElement): void => {
  const chosen = row.querySelector('[aria-current="true"], [aria-pressed="true"]')?.getBoundingClientRect();
  if (!chosen) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2);
};

/** A row of chips with one choice: tabs or filters of a list. */
export function ChipRow({ current, ...rest }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!row.current) return;
    // One that the server drew was there before this page: whoever has scrolled it is about to press something.
    const isScrolled = shown.current === undefined && row.current.scrollLeft !== 0;
    shown.current = current;
    if (!isScrolled) showChosen(row.current);
  }, [current]);
  return <ChipRowRoot ref={row} {...rest} />;
}
