import { isShellAddress, type VisitorKind } from '@barg/contract';
import { paramsOf } from './matched-route.ts';
import { hasOnlyQueries } from './page-queries.ts';
import type { BuiltOwnPage } from '../shell/shell-page.ts';

/** A page of the shell itself, with the parameters of its path. */
export interface MatchedOwnPage {
  page: BuiltOwnPage;
  params: Record<string, string>;
}

/** The page of the shell at an address that the server can draw, for this visitor. */
export function ownPageAt(
  pages: readonly BuiltOwnPage[],
  pathname: string,
  visitor: VisitorKind,
): MatchedOwnPage | null {
  if (!isShellAddress(pathname)) return null;
  for (const page of pages) {
    const params = paramsOf(page.path, pathname);
    if (params) return page.isForGuests && visitor !== 'guest' ? null : { page, params };
  }
  return null;
}

/** What of an address a page shows in its first screen; null where it would be another for other parameters. */
export function drawnSearchOf({ page: { queries = [] } }: MatchedOwnPage, query: URLSearchParams): string | null {
  if (!hasOnlyQueries(query, queries)) return null;
  const shown = new URLSearchParams();
  for (const name of queries) for (const value of query.getAll(name)) shown.append(name, value);
  return shown.size > 0 ? `?${shown}` : '';
}
