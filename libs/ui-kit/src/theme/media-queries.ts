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

/** Null as long as it is not known: on a server, and while the browser takes over what that drew. */
const useMatches = ({ subscribe, matches }: ReturnType<typeof mediaQuery>): boolean | null =>
  useSyncExternalStore<boolean | null>(subscribe, matches, unknown);

const atLeast = (breakpoint: Breakpoint) => mediaQuery(`(min-width: ${breakpoints[breakpoint]}px)`);
const rooms = { tablet: atLeast('tablet'), desktop: atLeast('desktop') } satisfies Record<Breakpoint, unknown>;
const lessMotion = mediaQuery('(prefers-reduced-motion: reduce)');

/**
 * Whether the page is at least as wide as a breakpoint; null while that is not known. What is shown is for the styles
 * to say (`media`): this only spares what they hide, once it is known, and what would be fetched for it.
 */
export const useHasRoom = (breakpoint: Breakpoint): boolean | null => useMatches(rooms[breakpoint]);

/** The same at this moment, for what answers to an event. */
export const hasRoom = (breakpoint: Breakpoint): boolean => rooms[breakpoint].matches();

/** Whether the visitor asks for less motion; null while that is not known. */
export const useWantsLessMotion = (): boolean | null => useMatches(lessMotion);
