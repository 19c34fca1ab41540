import { matchRoutes } from '@barg/runtime/router';
import {
  isRouteFor,
  routesAt,
  type Registry,
  type RemoteName,
  type RouteDescriptor,
  type VisitorKind,
} from '@barg/contract';

/** A remote's route with its remote. */
export interface RemoteRoute extends RouteDescriptor {
  remote: RemoteName;
}

/** The routes of all deployed remotes. */
export const routesOf = ({ remotes }: Registry): RemoteRoute[] =>
  Object.values(remotes).flatMap(({ descriptor }) =>
    descriptor.routes.map((route) => ({ ...route, remote: descriptor.name })),
  );

/** The remote of a path's page. */
export const remoteAt = (registry: Registry, pathname: string): RemoteName | undefined =>
  routeOf(routesOf(registry), pathname)?.remote;

/** The route of a path, chosen as by the router: `/live` is not somebody's `/:username`. */
export function routeOf(routes: readonly RemoteRoute[], pathname: string): RemoteRoute | undefined {
  const candidates = routesAt(routes, pathname).map((route) => ({ path: route.path, handle: route }));
  return matchRoutes(candidates, pathname)?.at(0)?.route.handle;
}

/** The same, unless the visitor would be redirected. */
export function routeFor(
  visitor: VisitorKind,
  routes: readonly RemoteRoute[],
  pathname: string,
): RemoteRoute | undefined {
  const route = routeOf(routes, pathname);
  return route && isRouteFor(route, visitor) ? route : undefined;
}
