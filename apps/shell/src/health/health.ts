import { SHELL, SHELL_START_KEY, type BootData, type ReportedApp } from '@barg/contract';
import { deviceStore } from '@barg/runtime/browser-stores';
import type { Health } from '../site/health.ts';
import type { JudgedRegistry } from '../site/registry.ts';
import { remoteAt } from '../site/remote-routes.ts';
import type { Gatherer } from './gatherer.ts';
import { startPulse } from './pulse.ts';
import { createRouteLog } from './route-log.ts';
import { sendReport } from './send-report.ts';
import { shellVersionOf } from './shell-version.ts';

/** A page on which everything fails, the judge too, keeps no more than it would tell. */
const MAX_WAITING = 200;
/** A judge that did not come is asked for again by a failure after this time, in milliseconds. */
const ASK_AGAIN_MS = 10_000;

/**
 * Keeps what happens until its judge is there, which is no part of the first picture; while it does not come, nothing
 * is told.
 */
function createQueue(judged: JudgedRegistry, isSampled: boolean, shell?: string) {
  let gatherer: Gatherer | null = null;
  let fetching: Promise<void> | null = null;
  let waiting: Array<(gatherer: Gatherer) => void> = [];

  const fetchGatherer = async (): Promise<void> => {
    const { createGatherer } = await import(/* webpackChunkName: "health" */ './gatherer.ts');
    const fetched = createGatherer(judged, isSampled, shell);
    gatherer = fetched;
    waiting.forEach((tell) => tell(fetched));
    waiting = [];
  };
  const askAgainLater = (): void => void setTimeout(() => (fetching = null), ASK_AGAIN_MS);

  return {
    tell: (happening: (gatherer: Gatherer) => void): void => {
      if (gatherer) happening(gatherer);
      else if (waiting.length < MAX_WAITING) waiting.push(happening);
    },
    fetch: async (): Promise<Gatherer | null> => {
      await (fetching ??= fetchGatherer().catch(askAgainLater));
      return gatherer;
    },
  };
}

/**
 * Begins to gather how the remotes do on the browser's page; see docs/decisions/0041.
 *
 * @param reportShare of how many pages all is told; chosen once for this page
 */
export function startHealth(judged: JudgedRegistry, bootData: Partial<BootData>): Health {
  const { reportShare = 0 } = bootData;
  // From here on this shell tells of itself.
  deviceStore.removeItem(SHELL_START_KEY);
  const startedAfter = performance.now();
  const shell = shellVersionOf(bootData);
  const routes = createRouteLog(remoteAt(judged.registry, location.pathname) ?? 'shell');
  const isSampled = Math.random() < reportShare;
  const versions = new Map<ReportedApp, string | undefined>([
    ...Object.values(judged.registry.remotes).map((one) => [one.descriptor.name, one.version] as const),
    [SHELL, shell],
  ]);
  const entered = startPulse({
    versionOf: (app) => versions.get(app),
    shown: () => routes.at(performance.now()),
    tell: (stopped) => sendReport({ isSampled, events: [{ type: 'failure', kind: 'blocked', ...stopped }] }),
  });
  const { tell, fetch } = createQueue(judged, isSampled, shell);
  /** A canary may have to be taken back: failures do not wait until the page has come to rest. */
  const tellFailure = (happening: (gatherer: Gatherer) => void): void => {
    tell(happening);
    void fetch();
  };
  addEventListener('unhandledrejection', (event) => tellFailure((to) => to.rejection(event)));
  addEventListener('error', (event) => tellFailure((to) => to.scriptError(event)));
  if (judged.away.length + judged.collisions.length > 0) void fetch();
  return {
    entered,
    loaded: (remote, milliseconds) => tell((to) => to.load(remote, milliseconds)),
    failed: (remote, error) => tellFailure((to) => to.loadFailure(remote, error)),
    appFailed: (app, place, error) => tellFailure((to) => to.appError(app, place, error)),
    shown: routes.show,
    measure: async () => {
      if (!isSampled) return;
      tell((to) => to.load(SHELL, startedAfter));
      await (await fetch())?.measureVitals(routes);
    },
  };
}
