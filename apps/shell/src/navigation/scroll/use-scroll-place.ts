import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@barg/runtime/router';
import { notePlace, placeOf, storePlaces } from './scroll-places.ts';
import { returnTo } from './return-to.ts';

/**
 * A new page begins at its top, Back and Forward lead to where one stood, a reload too. A change of the address that
 * stays on its page (a tab, a search) moves nothing. The browser itself restores a place only while the page is as
 * long as it was, which a list that has to be drawn again is not.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
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
    if (isFirst && placeOf(key) === 0) return undefined;
    if (type === 'POP') return returnTo(placeOf(key));
    if (!isSamePage && !hash) scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, type]);

  useLayoutEffect(() => {
    // Of this entry alone: what scrolls once another page stands there is that page's.
    const note = (): void => notePlace(key, Math.round(scrollY));
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
}
