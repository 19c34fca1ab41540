import { Workbox } from 'workbox-window';
import { serviceWorkers } from '@barg/runtime/browser-stores';
import { trustedScriptUrl } from '@barg/runtime/trusted-types';
import { readBootData } from '../../site/boot-data.ts';
import { removeServiceWorker } from './remove-service-worker.ts';

/** The build writes its mode in here. */
declare const process: { env: { NODE_ENV?: string } };

/** Served by the web tier; listing the files of this build, so that it changes with each. */
const SCRIPT = '/service-worker.js';
const POLICY = 'barg-service-worker';
/** How often a page that is looked at again asks for a new version. */
const UPDATE_PAUSE_MS = 30 * 60_000;

export interface Appearance {
  culture: string;
  theme: 'light' | 'dark';
}

const isPossible = (): boolean => process.env.NODE_ENV === 'production' && serviceWorkers() !== null;
const isSwitchedOff = (): boolean => readBootData().serviceWorker === 'off';
const isWanted = (): boolean => isPossible() && !isSwitchedOff();

/**
 * Registers the service worker. `onUpdate` is called when a new version waits, with what puts it in charge; every tab
 * reloads then, because the files of the old version go with it. Returns how to stop listening. Where it is switched
 * off, the one that the browser has goes instead.
 */
export function startServiceWorker(onUpdate: (apply: () => void) => void): () => void {
  if (isPossible() && isSwitchedOff()) removeServiceWorker().catch(() => undefined);
  if (!isWanted()) return () => undefined;
  const worker = new Workbox(trustedScriptUrl(POLICY, SCRIPT));
  const announce = (): void => onUpdate(() => worker.messageSkipWaiting());
  const reload = ({ isUpdate, isExternal }: { isUpdate?: boolean; isExternal?: boolean }): void => {
    if (isUpdate || isExternal) location.reload();
  };
  worker.addEventListener('waiting', announce);
  worker.addEventListener('controlling', reload);
  // Without it the site works as before, only not offline.
  worker.register().catch(() => undefined);
  const stopLooking = lookForUpdates(worker);
  return () => {
    worker.removeEventListener('waiting', announce);
    worker.removeEventListener('controlling', reload);
    stopLooking();
  };
}

/** A site that stays open for days would otherwise never hear of a new version. */
function lookForUpdates(worker: Workbox): () => void {
  let lookedAt = Date.now();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < UPDATE_PAUSE_MS) return;
    lookedAt = Date.now();
    worker.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Tells the service worker how the visitor has the site: it has neither cookies nor local storage to look it up. */
export function tellAppearance(appearance: Appearance): void {
  if (!isWanted()) return;
  const tell = async (): Promise<void> => {
    const registration = await serviceWorkers()?.ready;
    registration?.active?.postMessage({ type: 'appearance', appearance });
  };
  tell().catch(() => undefined);
}
