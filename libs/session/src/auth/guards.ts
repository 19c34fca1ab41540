import { HOME_PATH, isRouteFor, type RouteFlags, type VisitorKind } from '@barg/contract';
import { loginPath } from './return-url.ts';

/** The redirect for a visitor who may not see a page; null when the page may be shown. */
export function guardRedirect(flags: RouteFlags, visitor: VisitorKind, path: string): string | null {
  if (isRouteFor(flags, visitor)) return null;
  return visitor === 'guest' ? loginPath(path) : HOME_PATH;
}
