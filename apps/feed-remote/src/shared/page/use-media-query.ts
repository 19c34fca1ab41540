import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '@barg/ui-kit';

const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
};

/** Whether the aside stands beside the column. */
export const useHasAside = (): boolean => useMediaQuery(`(min-width: ${breakpoints.desktop}px)`);

/** Whether there is room to open things in their place instead of on a page of their own. */
export const useIsRoomy = (): boolean => useMediaQuery(`(min-width: ${breakpoints.tablet}px)`);
