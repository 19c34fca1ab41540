import { matchPath } from '@barg/runtime/router';
import type { MessageNamespace, Registry, RemoteName, RouteDescriptor } from '@barg/contract';
import { createMessages, type Messages } from './locale/i18n.ts';
import { createExposeStore, type ExposeStore } from './remotes/expose-store.ts';
import { importExpose, startFederation } from './remotes/federation.ts';

/** A remote's route with the remote it leads to. */
export interface RemoteRoute extends RouteDescriptor {
  remote: RemoteName;
}

/** Everything that outlives a render: what is deployed, which texts and exposes are loaded. */
export interface Site {
  registry: Registry;
  routes: readonly RemoteRoute[];
  messages: Messages;
  exposes: ExposeStore;
  /** Loads what a path needs, ahead of showing it. Never rejects: a failure shows in the page's place. */
  prepare: (pathname: string) => Promise<void>;
}

const SHELL_NAMESPACES: readonly MessageNamespace[] = ['shell', 'ui'];

const routesOf = ({ remotes }: Registry): RemoteRoute[] =>
  Object.values(remotes).flatMap(({ descriptor }) =>
    descriptor.routes.map((route) => ({ ...route, remote: descriptor.name })),
  );

export async function createSite({ registry, culture }: { registry: Registry; culture: string }): Promise<Site> {
  startFederation(registry);
  const messages = await createMessages(culture, {
    assetFolderOf: (namespace) => messageFolderOf(registry, namespace),
  });
  const exposes = createExposeStore(async (remote, expose) => {
    const [component] = await Promise.all([importExpose(remote, expose), messages.ensure([remote])]);
    return component;
  });
  const routes = routesOf(registry);
  const deployed = Object.keys(registry.remotes) as RemoteName[];

  const prepare = async (pathname: string): Promise<void> => {
    const match = routes.find(({ path }) => matchPath(path, pathname));
    // All namespaces at once: the navigation needs each remote's labels anyway.
    const texts = messages.ensure([...SHELL_NAMESPACES, ...deployed]);
    await Promise.all([texts, match && exposes.load(match.remote, match.expose)]);
  };

  return { registry, routes, messages, exposes, prepare };
}

function messageFolderOf({ remotes }: Registry, namespace: MessageNamespace): string | null {
  if (namespace === 'shell' || namespace === 'ui') return `/locales/${namespace}`;
  const manifest = remotes[namespace]?.manifest;
  return manifest ? `${manifest.slice(0, manifest.lastIndexOf('/'))}/locales` : null;
}
