import {
  firstNamespacesOf,
  SITE_NAMESPACES,
  slotNamespacesOf,
  type MessageNamespace,
  type Registry,
  type VisitorKind,
} from '@barg/contract';
import type { Module } from '@barg/runtime/i18n';
import { selectVisitorKind, type AppStore } from '@barg/session';
import { createObservable } from '@barg/runtime/observable';
import { createMessages } from '../locale/i18n.ts';
import type { MessageTree } from '../locale/messages.ts';
import { createExposeStore } from '../remotes/expose-store.ts';
import { ownPageAt } from '../site/own-page-at.ts';
import { routeFor, routesOf } from '../site/remote-routes.ts';
import type { LoadedRegistry } from '../site/registry.ts';
import { untold, type Health } from '../site/health.ts';
import type { InstallPromptEvent } from '../site/install-offer.ts';
import type { ImportExpose } from '../site/exposes.ts';
import type { Site } from '../site/site.ts';

export interface SiteParts {
  /** Says who is here. */
  store: AppStore;
  /** What is deployed, as it was found. */
  judged: LoadedRegistry;
  culture: string;
  /** Of the page's texts. */
  i18nPlugins?: readonly Module[];
  /** The page's first texts by namespace, where they are known already. */
  texts?: ReadonlyMap<MessageNamespace, MessageTree>;
  importExpose: ImportExpose;
  health?: Health;
  installOffer?: Site['installOffer'];
}

export async function createSite({
  store,
  judged,
  culture,
  i18nPlugins,
  texts,
  importExpose,
  health = untold,
  installOffer = createObservable<InstallPromptEvent | null>(null),
}: SiteParts): Promise<Site> {
  const { registry } = judged;
  const messages = await createMessages(culture, {
    plugins: i18nPlugins,
    texts,
    assetFolderOf: (namespace) => messageFolderOf(registry, namespace),
    isOverridden: (namespace) => judged.overrides.some(({ name, state }) => name === namespace && state === 'active'),
  });
  const importWithTexts: ImportExpose = async (remote, expose) => {
    const [component] = await Promise.all([importExpose(remote, expose), messages.ensure([remote])]);
    return component;
  };
  const exposes = createExposeStore(importWithTexts, { watch: health });
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
    const own = ownPageAt(pathname, visitor())?.page.namespaces;
    return messages.ensure(firstNamespacesOf(registry, page, visitor(), own));
  };
  const loadTexts = (): Promise<void> => messages.ensure(slotNamespacesOf(registry));

  return { ...judged, routes, messages, exposes, health, installOffer, loadPage, loadFirstTexts, loadTexts };
}

function messageFolderOf({ remotes }: Registry, namespace: MessageNamespace): string | null {
  if ((SITE_NAMESPACES as readonly string[]).includes(namespace)) return `/locales/${namespace}`;
  const manifest = remotes[namespace]?.manifest;
  return manifest ? `${manifest.slice(0, manifest.lastIndexOf('/'))}/locales` : null;
}
