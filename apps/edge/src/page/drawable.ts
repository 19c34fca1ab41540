import type { PageToDraw } from '../drawing/page-drawing.ts';
import { hasOnlyHarmlessQueries } from './page-queries.ts';
import { shownTo, willBeLoaded, type MatchedRoute } from './matched-route.ts';
import { drawnSearchOf, type MatchedOwnPage } from './own-page.ts';

interface PageAt {
  match: MatchedRoute | undefined;
  /** Where no remote has the page. */
  own: MatchedOwnPage | null;
}

/** The code that draws a guest's page, and the part of its address that counts; null where the server cannot draw it. */
export function pageDrawnAt(
  { match, own }: PageAt,
  query: URLSearchParams,
): Pick<PageToDraw, 'build' | 'namespaces' | 'search'> | null {
  if (match) {
    const shown = shownTo(match, 'guest');
    const isDrawn = shown?.route.isDrawn && willBeLoaded(shown) && hasOnlyHarmlessQueries(query);
    return isDrawn ? { build: shown.build } : null;
  }
  const search = own && drawnSearchOf(own, query);
  return own && search !== null ? { build: null, namespaces: own.page.namespaces, search } : null;
}
