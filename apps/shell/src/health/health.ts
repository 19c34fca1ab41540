import type { BootData, ErrorPlace, RemoteName, ReportedApp } from '@barg/contract';
import { remoteAt } from '../site/remote-routes.ts';
import type { Gatherer } from './gatherer.ts';
import { createRouteLog, type RouteLog } from './route-log.ts';
import type { JudgedRegistry } from '../site/registry.ts';

interface Health {
  judged: JudgedRegistry;
  isSampled: boolean;
  routes: RouteLog;
}

let health: Health | null = null;
let gatherer: Gatherer | null = null;
let fetching: Promise<void> | null = null;
/** A page on which everything fails, the judge too, keeps no more than it would tell. */
const MAX_WAITING = 200;
/** A judge that did not come is asked for again by a failure after this time, in milliseconds. */
const ASK_AGAIN_MS = 10_000;
/** What happened before its judge was there, in order. */
let waiting: Array<(gatherer: Gatherer) => void> = [];

/** What judges and tells is not part of the first picture. While it does not come, nothing is told. */
async function fetchGatherer({ judged, isSampled }: Health): Promise<void> {
  const { createGatherer } = await import(/* webpackChunkName: "health" */ './gatherer.ts');
  const created = createGatherer(judged, isSampled);
  gatherer = created;
  waiting.forEach((tell) => tell(created));
  waiting = [];
}

const askAgainLater = (): void => void setTimeout(() => (fetching = null), ASK_AGAIN_MS);

const gather = (): Promise<void> =>
  (fetching ??= health ? fetchGatherer(health).catch(askAgainLater) : Promise.resolve());

function tell(happening: (gatherer: Gatherer) => void): void {
  if (gatherer) happening(gatherer);
  else if (waiting.length < MAX_WAITING) waiting.push(happening);
}

/** A canary may have to be taken back: failures do not wait until the page has come to rest. */
function tellFailure(happening: (gatherer: Gatherer) => void): void {
  tell(happening);
  if (health) void gather();
}

/**
 * Begins to gather how the remotes do on this page; see docs/decisions/0041.
 *
 * @param reportShare of how many pages all is told; chosen once for this page
 */
export function startHealth(judged: JudgedRegistry, { reportShare = 0 }: Partial<BootData>): void {
  const routes = createRouteLog(remoteAt(judged.registry, location.pathname) ?? 'shell');
  health = { judged, isSampled: Math.random() < reportShare, routes };
  addEventListener('unhandledrejection', (event) => tellFailure((to) => to.rejection(event)));
  addEventListener('error', (event) => tellFailure((to) => to.scriptError(event)));
  if (judged.away.length + judged.collisions.length > 0) void gather();
}

/** The remote has loaded, after that many milliseconds. */
export const reportLoad = (app: RemoteName, ms: number): void => tell((to) => to.load(app, ms));

export const reportLoadFailure = (app: RemoteName, error: unknown): void =>
  tellFailure((to) => to.loadFailure(app, error));

export const reportAppError = (app: ReportedApp, place: ErrorPlace, error: unknown): void =>
  tellFailure((to) => to.appError(app, place, error));

/** The visitor has gone on to a page of another remote. */
export const reportPage = (app: ReportedApp): void => health?.routes.show(app);

/** Once nothing better is to be done: judges what waits, and measures the Core Web Vitals where this page tells them. */
export async function measureHealth(): Promise<void> {
  if (!health?.isSampled) return;
  await gather();
  await gatherer?.measureVitals(health.routes);
}
