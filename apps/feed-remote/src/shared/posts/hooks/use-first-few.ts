import { useDeferredValue, useEffect } from 'react';

/** More than a phone shows at once. */
const FEW = 2;

/** Until a list has been drawn whole on this page. */
let isOpening = true;

/**
 * The first of a list as long as the page is being opened, and all of it once those are painted: on a slow phone every
 * card that is out of sight would else hold up the first picture. A list that one comes back to is whole at once, so
 * that its place is kept.
 */
export function useFirstFew<Item>(items: readonly Item[]): { shown: readonly Item[]; isWhole: boolean } {
  const isWhole = useDeferredValue(true, !isOpening);
  useEffect(() => {
    if (isWhole) isOpening = false;
  }, [isWhole]);
  return { shown: isWhole ? items : items.slice(0, FEW), isWhole };
}
