import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { mayBeKept } from './may-be-kept.ts';
import { PRIVATE_PATHS } from './private-paths.ts';

declare const self: ServiceWorkerGlobalScope;

const DAY = 86_400;

const immutableFiles = new CacheFirst({
  cacheName: 'barg-files',
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
  ],
});

const HASHED_NAME = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;

/** Files whose address changes with their content. Which of them are kept is decided by what the server says. */
const isImmutable = ({ url, request }: { url: URL; request: Request }): boolean =>
  url.origin === self.location.origin &&
  request.method === 'GET' &&
  !PRIVATE_PATHS.test(url.pathname) &&
  HASHED_NAME.test(url.pathname);

/**
 * What is deployed now. Kept so that a site without a network, or on a slow line, knows what it had. A page waits for it
 * for four seconds (src/boot/registry.ts), and would be left without remotes by an answer after that.
 */
const registry = new NetworkFirst({ cacheName: 'barg-registry', networkTimeoutSeconds: 3 });

/** Scripts, texts and fonts of the shell and the remotes, from this origin: overrides of developers stay theirs. */
export const keepFiles = (): void => {
  registerRoute(({ url }) => url.origin === self.location.origin && url.pathname === '/registry.json', registry);
  registerRoute(isImmutable, immutableFiles);
};
