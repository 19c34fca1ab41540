import { REPORTED_VERSION, type ReportedApp } from '@barg/contract';
import { deviceStore } from '@barg/runtime/browser-stores';

/** The mark of the page that is looked at: when it was alive last, and whose code it runs. */
const KEY = 'barg.pulse';
const BEAT_MS = 1000;
/** A page that is looked at and silent for so long has stopped answering. */
const STOPPED_MS = 5000;
/** Nobody learns from a mark of last week. */
const FORGOTTEN_MS = 24 * 3_600_000;

/** A version of a remote, whose code ran when a page stopped. */
export interface Stopped {
  app: ReportedApp;
  version: string;
}

/**
 * What a page that is gone was doing when it stopped answering; null when it was left as pages are.
 *
 * @param mark as it was kept
 * @param now milliseconds since 1970
 */
export function stoppedIn(mark: string | null, now: number): Stopped | null {
  const [at, app, version = ''] = mark?.split(' ') ?? [];
  const silent = now - Number(at);
  // A developer's override is nobody's release.
  if (!app || !REPORTED_VERSION.test(version) || !(silent >= STOPPED_MS && silent < FORGOTTEN_MS)) return null;
  return { app, version };
}

export interface PulseOptions {
  versionOf: (app: ReportedApp) => string | undefined;
  /** Whose page is shown now. */
  shown: () => ReportedApp;
  /** Is told at once: the same code may stop this page too. */
  tell: (stopped: Stopped) => void;
}

/**
 * Tells of a page that has stopped answering, at the next visit, and marks this one while it is looked at. An endless
 * loop leaves no error and ends with its tab: all that is left of it is a mark that nobody took away.
 *
 * @returns to be called when code of a remote is about to run for the first time
 */
export function startPulse({ versionOf, shown, tell }: PulseOptions): (app: ReportedApp) => void {
  const stopped = stoppedIn(deviceStore.getItem(KEY), Date.now());
  const isLookedAt = (): boolean => document.visibilityState === 'visible';
  const leave = (): void => deviceStore.removeItem(KEY);
  const mark = (app: ReportedApp): void => {
    if (!isLookedAt()) return;
    const version = versionOf(app);
    if (version === undefined) leave();
    else deviceStore.setItem(KEY, `${Date.now()} ${app} ${version}`);
  };
  const beat = (): void => mark(shown());
  beat();
  if (stopped) tell(stopped);
  setInterval(beat, BEAT_MS);
  addEventListener('visibilitychange', () => (isLookedAt() ? beat() : leave()));
  addEventListener('pagehide', leave);
  return mark;
}
