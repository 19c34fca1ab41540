import {
  firstNamespacesOf,
  SITE_NAMESPACES,
  slotNamespacesOf,
  type MessageNamespace,
  type Registry,
  type VisitorKind,
} from '@barg/contract';
import { selectVisitorKind, store } from '@barg/session';
import { reportLoad, reportLoadFailure } from '../health/health.ts';
import { createMessages } from '../locale/i18n.ts';
import { createExposeStore } from '../remotes/expose-store.ts';
import { importExpose, startFederation } from '../remotes/federation.ts';
import { routeFor, routesOf } from '../site/remote-routes.ts';
import type { LoadedRegistry } from '../site/registry.ts';
import type { ImportExpose } from '../site/exposes.ts';
import type { Site } from '../site/site.ts';

export async function createSite({ culture, ...taken }: LoadedRegistry & { culture: string }): Promise<Site> {
  const { registry } = taken;
  startFederation(registry);
  const messages = await createMessages(culture, {
    assetFolderOf: (namespace) => messageFolderOf(registry, namespace),
    isOverridden: (namespace) => taken.overrides.some(({ name, state }) => name === namespace && state === 'active'),
  });
  const importWithTexts: ImportExpose = async (remote, expose) => {
    const [component] = await Promise.all([importExpose(remote, expose), messages.ensure([remote])]);
    return component;
  };
  const exposes = createExposeStore(importWithTexts, { watch: { loaded: reportLoad, failed: reportLoadFailure } });
  const routes = routesOf(registry);

  const visitor = (): VisitorKind => selectVisitorKind(store.getState());

  const loadPage = async (pathname: string): Promise<void> => {
    const route = routeFor(visitor(), routes, pathname);
    // What has failed is tried again when the visitor asks for it, not when the pointer passes by.
    const isNew = route && exposes.get(route.remote, route.expose).status === 'idle';
    if (isNew) await exposes.load(route.remote, route.expose);
  };
  const loadFirstTexts = (pathname: string): Promise<void> => {
    const page = routeFor(visitor(), routes, pathname)?.remote;
    return messages.ensure(firstNamespacesOf(registry, page, visitor()));
  };
  const loadTexts = (): Promise<void> => messages.ensure(slotNamespacesOf(registry));

  return { ...taken, routes, messages, exposes, loadPage, loadFirstTexts, loadTexts };
}

function messageFolderOf({ remotes }: Registry, namespace: MessageNamespace): string | null {
  if ((SITE_NAMESPACES as readonly string[]).includes(namespace)) return `/locales/${namespace}`;
  const manifest = remotes[namespace]?.manifest;
  return manifest ? `${manifest.slice(0, manifest.lastIndexOf('/'))}/locales` : null;
}
