import type { IntentName } from './intents.ts';
import type { SlotName } from './slots.ts';

/** First segments of the addresses of the shell's own pages: no route of a remote is meant by them. */
export const SHELL_SEGMENTS: readonly string[] = ['auth', 'contact', 'page'];

/** The first segment of an address or a path, as routers read it, who tell no capitals. */
const firstSegmentOf = (path: string): string => (path.split('/')[1] ?? '').toLowerCase();

/** Whether an address is one of the shell's own. */
export const isShellAddress = (pathname: string): boolean => SHELL_SEGMENTS.includes(firstSegmentOf(pathname));

/**
 * The routes of remotes that an address can mean. Where one of them names its first segment, no parameter stands for
 * that: `/operator/users/1` is nobody's `/:a/:b/:c`. None below the segments of the shell.
 */
export function routesAt<R extends { path: string }>(routes: readonly R[], pathname: string): readonly R[] {
  if (isShellAddress(pathname)) return [];
  const first = firstSegmentOf(pathname);
  const named = routes.filter(({ path }) => firstSegmentOf(path) === first);
  return named.length > 0 ? named : routes;
}

/** The intents that the shell answers itself: there on every page of the site. */
export const SHELL_INTENTS = ['site.report', 'site.block'] as const satisfies readonly IntentName[];

/** The slots that the shell fills itself, before everybody else: there on every page of the site. */
export const SHELL_SLOTS = [
  'frame.account',
  'account.more',
  'account.preferences',
] as const satisfies readonly SlotName[];
