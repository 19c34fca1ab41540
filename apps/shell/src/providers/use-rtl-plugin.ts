import { useEffect } from 'react';
import type { Direction } from '@barg/contract';
import { uiSlice, useAppSelector } from '@barg/session';
import type { StylisPlugin } from '@barg/ui-kit';

let loaded: StylisPlugin | undefined;

/** The same function before and after its code has come: another one would have every style of the site made anew. */
const flip: StylisPlugin = (...element) => loaded?.(...element);

const load = async (): Promise<void> => {
  const { rtlPlugin } = await import('@barg/ui-kit/rtl');
  loaded = rtlPlugin;
};

/**
 * Flips physical properties in right-to-left languages. It is a safety net for styles that are not ours: those of the
 * site are written with logical properties and look the same without it, so it waits until the first page is shown.
 */
export function useRtlPlugin(direction: Direction): StylisPlugin | undefined {
  const isStarting = useAppSelector(uiSlice.selectors.selectUi).initialLoading;
  const isWanted = direction === 'rtl' && !isStarting;

  useEffect(() => {
    // The site works without it.
    if (isWanted && !loaded) load().catch(() => undefined);
  }, [isWanted]);

  return direction === 'rtl' ? flip : undefined;
}
