import type { Registry, RemoteName, RouteDescriptor } from '@barg/contract';

/** A remote's route with the remote it leads to. */
export interface RemoteRoute extends RouteDescriptor {
  remote: RemoteName;
}

/** The routes of everything that is deployed. */
export const routesOf = ({ remotes }: Registry): RemoteRoute[] =>
  Object.values(remotes).flatMap(({ descriptor }) =>
    descriptor.routes.map((route) => ({ ...route, remote: descriptor.name })),
  );
