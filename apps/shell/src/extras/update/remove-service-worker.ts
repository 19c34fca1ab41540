import { answerCaches, deleteDatabase, serviceWorkers } from '@barg/runtime/browser-stores';

/** The database of workbox, with the times at which cached files were used. */
const DATABASE = 'workbox-expiration';

/**
 * A worker that still handles a request can hold back its successor for minutes; it is not waited for longer than this.
 */
const PATIENCE_MS = 3000;

const isDone = ({ state }: ServiceWorker): boolean => state === 'activated' || state === 'redundant';

const untilDone = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => resolve();
    const check = (): void => {
      if (isDone(worker)) finish();
    };
    worker.addEventListener('statechange', check);
    setTimeout(finish, PATIENCE_MS);
    check();
  });

/**
 * The worker at the address now takes itself off, and every other open page out of the old one's hands. Where it cannot
 * be had, or not soon, this page takes the old one off, and the others are free of it with their next page.
 */
async function leave(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
  const successor = registration.installing ?? registration.waiting;
  if (successor) await untilDone(successor);
  await registration.unregister();
}

const forget = async (): Promise<void> => {
  const kept = answerCaches();
  const names = (await kept?.keys()) ?? [];
  await Promise.all(names.map((name) => kept?.delete(name)));
};

/**
 * Unregisters the service worker and deletes its caches. Runs at every start, because a request of an open page may
 * have filled a cache after the worker was gone.
 */
export async function removeServiceWorker(): Promise<void> {
  const registrations = (await serviceWorkers()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map(leave));
  await forget();
  deleteDatabase(DATABASE);
}
