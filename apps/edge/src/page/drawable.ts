import type { VisitorKind } from '@barg/contract';
import type { PageToDraw } from '../drawing/page-drawing.ts';
import { hasOnlyHarmlessQueries } from './page-queries.ts';
import { shownTo, willBeLoaded, type MatchedRoute } from './matched-route.ts';
import { drawnSearchOf, type MatchedOwnPage } from './own-page.ts';

interface PageAt {
  match: MatchedRoute | undefined;
  /** Where no remote has the page. */
  own: MatchedOwnPage | null;
}

/** The remote whose code draws a visitor's page, and by what of its address; null where the server cannot. */
export function pageDrawnAt(
  { match, own }: PageAt,
  query: URLSearchParams,
  visitor: VisitorKind,
): Pick<PageToDraw, 'build' | 'namespaces' | 'search'> | null {
  if (match) {
    const shown = shownTo(match, visitor);
    const isDrawn = visitor === 'guest' ? shown?.route.isDrawn : shown?.route.isDrawnForMembers;
    return shown && isDrawn && willBeLoaded(shown) && hasOnlyHarmlessQueries(query) ? { build: shown.build } : null;
  }
  if (visitor !== 'guest') return null;
  const search = own && drawnSearchOf(own, query);
  return own && search !== null ? { build: null, namespaces: own.page.namespaces, search } : null;
}
