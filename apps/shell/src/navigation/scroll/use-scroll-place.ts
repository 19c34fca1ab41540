import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from '@barg/runtime/router';
import { createScrollPlaces } from './scroll-places.ts';
import { returnTo, type Return } from './return-to.ts';

/**
 * The name that a history entry's place is kept under. The router calls every entry the same that a document begins
 * with, or whose hash was typed; those get a mark of their own, which the browser keeps with the entry: the same address
 * typed twice into a tab is two entries.
 */
const currentEntry = (key: string): string => {
  if (key !== 'default') return key;
  const state = history.state as { visit?: string } | null;
  const visit = state?.visit ?? Math.random().toString(36).slice(2);
  // A state without a number would be counted on from by the router, which counts anew where there is none at all.
  if (!state?.visit) history.replaceState({ idx: null, ...state, visit }, '');
  return `${key} ${visit}`;
};

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
  const type = useNavigationType();
  const shown = useRef<{ entry: string; pathname: string }>(undefined);
  const returning = useRef<Return>(undefined);
  const [places] = useState(createScrollPlaces);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', places.store);
    return () => removeEventListener('pagehide', places.store);
  }, [places]);

  useLayoutEffect(() => {
    const entry = currentEntry(key);
    const before = shown.current;
    const isFirst = before === undefined;
    shown.current = { entry, pathname };
    returning.current = undefined;
    if (type === 'REPLACE' && before && before.entry !== entry) places.forget(before.entry);
    // A new document is at the top already; scrolling would force a layout before the first paint.
    if (isFirst && (isFreshVisit() || places.get(entry) === 0)) return undefined;
    if (type === 'POP') {
      returning.current = returnTo(places.get(entry), { isNewDocument: isFirst });
      return returning.current.stop;
    }
    // Nothing scrolls, so nothing would note that the new entry begins where the one before it was.
    if (before?.pathname === pathname) places.note(entry, Math.round(scrollY));
    else if (!hash) scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, type, places]);

  useLayoutEffect(() => {
    const entry = currentEntry(key);
    // Of this entry alone: what scrolls once another page stands there is that page's.
    const note = (): void => {
      if (!returning.current?.isAstray()) places.note(entry, Math.round(scrollY));
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
    // Another hash may be another entry of the same key.
  }, [key, hash, places]);
}
