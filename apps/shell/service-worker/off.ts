export {};

declare const self: ServiceWorkerGlobalScope;

/**
 * The way back: served instead of the service worker, it replaces it, removes everything that was kept, and takes
 * itself off. Pages that are open go on as they are, from the network.
 */
self.addEventListener('install', () => void self.skipWaiting());

const leave = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
};

self.addEventListener('activate', (event) => event.waitUntil(leave()));
