import { matchPath } from '@barg/runtime/router';
import type { VisitorKind } from '@barg/contract';
import { drawnOwnPages } from './own-pages.ts';

/** The page of the shell at an address that the server can draw, with the parameters of its path; null without one. */
export function ownPageAt(pathname: string, visitor: VisitorKind) {
  for (const page of drawnOwnPages) {
    const params = matchPath(page.path, pathname)?.params;
    if (params) return page.isForGuests && visitor !== 'guest' ? null : { page, params };
  }
  return null;
}
