import { useSyncExternalStore } from 'react';
import { breakpoints } from './tokens.ts';

type Breakpoint = keyof typeof breakpoints;

const mediaQuery = (text: string) => {
  const query = () => window.matchMedia(text);
  const subscribe = (onChange: () => void): (() => void) => {
    const list = query();
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return { subscribe, matches: (): boolean => query().matches };
};

const unknown = (): null => null;

/** Null while it is unknown: on a server, and during hydration. */
const useMatches = ({ subscribe, matches }: ReturnType<typeof mediaQuery>): boolean | null =>
  useSyncExternalStore<boolean | null>(subscribe, matches, unknown);

const atLeast = (breakpoint: Breakpoint) => mediaQuery(`(min-width: ${breakpoints[breakpoint]}px)`);
const rooms = { tablet: atLeast('tablet'), desktop: atLeast('desktop') } satisfies Record<Breakpoint, unknown>;
const lessMotion = mediaQuery('(prefers-reduced-motion: reduce)');

/**
 * Whether the page is at least as wide as a breakpoint; null while that is unknown. CSS decides what is visible
 * (`media`): this only avoids rendering what CSS hides, and fetching for it.
 */
export const useHasRoom = (breakpoint: Breakpoint): boolean | null => useMatches(rooms[breakpoint]);

/** The same at this moment, for event handlers. */
export const hasRoom = (breakpoint: Breakpoint): boolean => rooms[breakpoint].matches();

/** `prefers-reduced-motion`; null while it is unknown. */
export const useWantsLessMotion = (): boolean | null => useMatches(lessMotion);

/** The same at this moment, for event handlers. */
export const wantsLessMotion = (): boolean => lessMotion.matches();
