/** Of workbox: when each kept file was used. */
const DATABASE = 'workbox-expiration';

/** The worker at the address now takes itself off, and every other open page out of the old one's hands. */
async function leave(registration: ServiceWorkerRegistration): Promise<void> {
  const { installing, waiting } = await registration
    .update()
    .then(() => registration)
    .catch(() => ({ installing: null, waiting: null }));
  // It is there already, or cannot be had.
  if (!installing && !waiting) await registration.unregister();
}

const forget = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

/**
 * Takes the service worker off this browser, and what it kept. It is done at every start, because a request of a page
 * that was open may have brought a cache back after the worker had left.
 */
export async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(leave));
  await forget();
  indexedDB.deleteDatabase(DATABASE);
}
