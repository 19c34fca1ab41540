import { useEffect, useState } from 'react';
import type { Direction } from '@barg/contract';
import { uiSlice, useAppSelector } from '@barg/session';
import type { StylisPlugin } from '@barg/ui-kit';

/** The same function before and after its code has come: another one would have every style of the site made anew. */
function createPlugin() {
  let loaded: StylisPlugin | undefined;
  const flip: StylisPlugin = (...element) => loaded?.(...element);
  // Counts for class names, which server and browser have to make alike: a minifier gives functions other names.
  Object.defineProperty(flip, 'name', { value: 'rtl' });
  const load = async (): Promise<void> => {
    if (!loaded) loaded = (await import('@barg/ui-kit/rtl')).rtlPlugin;
  };
  return { flip, load };
}

/**
 * Flips physical properties in right-to-left languages. It is a safety net for styles that are not ours: those of the
 * site are written with logical properties and look the same without it, so it waits until the first page is shown.
 */
export function useRtlPlugin(direction: Direction): StylisPlugin | undefined {
  const isStarting = useAppSelector(uiSlice.selectors.selectUi).initialLoading;
  const isWanted = direction === 'rtl' && !isStarting;
  const [{ flip, load }] = useState(createPlugin);

  useEffect(() => {
    // The site works without it.
    if (isWanted) load().catch(() => undefined);
  }, [isWanted, load]);

  return direction === 'rtl' ? flip : undefined;
}
