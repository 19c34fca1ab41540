import { useLayoutEffect, useRef } from 'react';

const CHOSEN = '[aria-current="page"], [aria-current="true"], [aria-pressed="true"]';

/** Scrolls the chosen element to the middle of its row, without scrolling the page. */
const showChosen = (row: HTMLElement): void => {
  const chosen = row.querySelector(CHOSEN)?.getBoundingClientRect();
  if (!chosen) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2);
};

/**
 * Keeps the chosen one of a row that may be wider than the screen in view: when the row is there, and whenever another one
 * is chosen.
 *
 * @param current tells one choice from another
 */
export function useChosenInView(row: HTMLElement | null, current: string): void {
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!row) return;
    // One that the server drew was there before this page: whoever has scrolled it is about to press something. The first
    // of a row is in view: to ask where it lies would lay the page out while it is drawn.
    const isFirst = shown.current === undefined;
    const isInPlace = isFirst && (row.querySelector(CHOSEN) === row.firstElementChild || row.scrollLeft !== 0);
    shown.current = current;
    if (!isInPlace) showChosen(row);
  }, [row, current]);
}
