import { matchPath } from '@barg/runtime/router';
import { primeQueries, selectVisitorKind, type AppStore } from '@barg/session';
import { routeFor } from './remote-routes.ts';
import type { Site } from './site.ts';

/**
 * Puts the answers that came with a page into its cache, by what its remote says of its first queries. The page's
 * expose has to be loaded. Returns the keys of the answers that are used up.
 */
export function primeFirstQueries(
  { routes, exposes }: Site,
  store: AppStore,
  { pathname, answers }: { pathname: string; answers: Readonly<Record<string, unknown>> },
): string[] {
  const route = routeFor(selectVisitorKind(store.getState()), routes, pathname);
  const state = route && exposes.get(route.remote, route.expose);
  if (!route || state?.status !== 'ready') return [];
  const params = matchPath(route.path, pathname)?.params ?? {};
  return primeQueries(store, { data: state.Component.firstData ?? [], params }, answers);
}
