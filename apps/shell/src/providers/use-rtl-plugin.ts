import { useEffect, useState } from 'react';
import type { Direction } from '@barg/contract';
import { uiSlice, useAppSelector } from '@barg/session';
import type { StylisPlugin } from '@barg/ui-kit';

/**
 * Flips physical properties in right-to-left languages. It is a safety net for styles that are not ours: those of the
 * site are written with logical properties and look the same without it, so it waits until the first page is shown.
 */
export function useRtlPlugin(direction: Direction): StylisPlugin | undefined {
  const [plugin, setPlugin] = useState<{ apply: StylisPlugin }>();
  const isStarting = useAppSelector(uiSlice.selectors.selectUi).initialLoading;
  const isWanted = direction === 'rtl' && !isStarting;

  useEffect(() => {
    if (!isWanted || plugin) return undefined;
    let isCurrent = true;
    const load = async () => {
      const { rtlPlugin: apply } = await import('@barg/ui-kit/rtl');
      if (isCurrent) setPlugin({ apply });
    };
    // Without it the site only lacks the net.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isWanted, plugin]);

  return direction === 'rtl' ? plugin?.apply : undefined;
}
