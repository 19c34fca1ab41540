import { useSyncExternalStore } from 'react';
import { breakpoints } from './tokens.ts';

type Breakpoint = keyof typeof breakpoints;

const room = (breakpoint: Breakpoint) => {
  const query = () => window.matchMedia(`(min-width: ${breakpoints[breakpoint]}px)`);
  const subscribe = (onChange: () => void): (() => void) => {
    const list = query();
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return { subscribe, isThere: () => query().matches };
};

const rooms = { tablet: room('tablet'), desktop: room('desktop') } satisfies Record<Breakpoint, unknown>;

/** Whether the page is at least as wide as a breakpoint: what has no room there need not be drawn and hidden. */
export const useHasRoom = (breakpoint: Breakpoint): boolean =>
  useSyncExternalStore(rooms[breakpoint].subscribe, rooms[breakpoint].isThere);
