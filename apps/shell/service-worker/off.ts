export {};

declare const self: ServiceWorkerGlobalScope;

/**
 * The way back: served instead of the service worker, it replaces it, takes itself off and removes everything that was
 * kept. Pages that are open load anew, or go on from the network: this worker answers nothing.
 */
self.addEventListener('install', () => void self.skipWaiting());

const leave = async (): Promise<void> => {
  // First, so that pages which load anew meanwhile are not given to it.
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

self.addEventListener('activate', (event) => event.waitUntil(leave()));
