import { hasOnlyHarmlessQueries } from './first-answers.ts';
import { shownTo, willBeLoaded, type MatchedRoute } from './matched-route.ts';

/** The match, where the server can draw its page for guests; else null. */
export function drawableAt(match: MatchedRoute | undefined, query: URLSearchParams): MatchedRoute | null {
  const shown = shownTo(match, 'guest');
  return shown?.route.isDrawn && willBeLoaded(shown) && hasOnlyHarmlessQueries(query) ? shown : null;
}
