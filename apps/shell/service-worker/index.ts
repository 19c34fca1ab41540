import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { keepAppearance } from './appearance.ts';
import { answerPages } from './pages.ts';
import { keepFiles } from './files.ts';
import { showPushes } from './push.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The shell's files of this build, written in by tools/webpack/service-worker.mjs. */
  __WB_MANIFEST: Array<PrecacheEntry | string>;
};

/**
 * What makes the site open without a network: the files of the shell are there from the first visit on, those of the
 * remotes from their first use, and a page that cannot be had is answered by one that says so. What belongs to an
 * account (API, pages, media, sockets) never comes near a cache, see docs/decisions/0030.
 */
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
answerPages();
keepFiles();
keepAppearance();
showPushes();

// A new version waits until the visitor asks for it: the files of open pages must not go from under them.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
