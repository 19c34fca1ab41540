import { matchRoutes } from '@barg/runtime/router';
import {
  isRouteFor,
  routesAt,
  type Registry,
  type RemoteName,
  type RouteDescriptor,
  type VisitorKind,
} from '@barg/contract';

/** A remote's route with the remote it leads to. */
export interface RemoteRoute extends RouteDescriptor {
  remote: RemoteName;
}

/** The routes of everything that is deployed. */
export const routesOf = ({ remotes }: Registry): RemoteRoute[] =>
  Object.values(remotes).flatMap(({ descriptor }) =>
    descriptor.routes.map((route) => ({ ...route, remote: descriptor.name })),
  );

/** Whose page a path leads to. */
export const remoteAt = (registry: Registry, pathname: string): RemoteName | undefined =>
  routeOf(routesOf(registry), pathname)?.remote;

/**
 * The route that a path leads to, as the router chooses it: `/live` is not somebody's `/:username`.
 */
export function routeOf(routes: readonly RemoteRoute[], pathname: string): RemoteRoute | undefined {
  const candidates = routesAt(routes, pathname).map((route) => ({ path: route.path, handle: route }));
  return matchRoutes(candidates, pathname)?.at(0)?.route.handle;
}

/** The same, unless the visitor is going to be turned away there. */
export function routeFor(
  visitor: VisitorKind,
  routes: readonly RemoteRoute[],
  pathname: string,
): RemoteRoute | undefined {
  const route = routeOf(routes, pathname);
  return route && isRouteFor(route, visitor) ? route : undefined;
}
