import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@barg/runtime/router';
import { notePlace, placeOf, storePlaces } from './scroll-places.ts';
import { returnTo } from './return-to.ts';

/**
 * The name that a history entry's place is kept under. The router calls the entry that every visit begins with the same,
 * so of those the page is told as well: an address that is typed into the same tab is another entry.
 */
const entryOf = (key: string, pathname: string): string => (key === 'default' ? `${key} ${pathname}` : key);

/** Whether the browser came to this document by a typed address or a link, not by a reload, Back or Forward. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/**
 * A new page begins at its top, Back and Forward lead to where one stood, a reload too. A change of the address that
 * stays on its page (a tab, a search) moves nothing. The browser itself restores a place only while the page is as
 * long as it was, which a list that has to be drawn again is not.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
  const entry = entryOf(key, pathname);
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', storePlaces);
    return () => removeEventListener('pagehide', storePlaces);
  }, []);

  useLayoutEffect(() => {
    const [isFirst, isSamePage] = [shown.current === undefined, shown.current === pathname];
    shown.current = pathname;
    // A visit begins at the top by itself; to say so would lay the page out before it is drawn.
    if (isFirst && (isFreshVisit() || placeOf(entry) === 0)) return undefined;
    if (type === 'POP') return returnTo(placeOf(entry));
    if (!isSamePage && !hash) scrollTo(0, 0);
    return undefined;
  }, [entry, pathname, hash, type]);

  useLayoutEffect(() => {
    // Of this entry alone: what scrolls once another page stands there is that page's.
    const note = (): void => notePlace(entry, Math.round(scrollY));
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [entry]);
}
