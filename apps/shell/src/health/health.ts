import type { BootData, ErrorPlace, RemoteName, ReportedApp } from '@barg/contract';
import type { JudgedRegistry } from '../boot/registry.ts';
import { remoteAt } from '../remotes/remote-routes.ts';
import { factsOf, ownerFinder } from './error-facts.ts';
import { failureKindOf } from './failure-kind.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { createRouteLog, type RouteLog } from './route-log.ts';

/** What ends when a page is left says so by an error. */
const ENDINGS = new Set(['AbortError', 'CanceledError']);

interface Health {
  reporter: Reporter;
  routes: RouteLog;
}

let health: Health | null = null;
const loaded = new Set<RemoteName>();

/** The shell's version is the hash in the name of its main script, as the web tier reads it. */
const ownVersion = (): string | undefined =>
  /\/main\.([0-9a-f]{8,16})\.js$/.exec(
    document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '',
  )?.[1];

function versionsOf({ registry, away }: JudgedRegistry): Partial<Record<ReportedApp, string>> {
  const known = Object.values(registry.remotes).map(({ descriptor, version }) => [descriptor.name, version]);
  const refused = away.map(({ descriptor, version }) => [descriptor.name, version]);
  return Object.fromEntries([...known, ...refused, ['shell', ownVersion()]]) as Partial<Record<ReportedApp, string>>;
}

function watchErrors(findOwner: ReturnType<typeof ownerFinder>): void {
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    const app = findOwner(reason);
    if (app) reportAppError(app, 'promise', reason);
  });
  addEventListener('error', ({ error, filename }: ErrorEvent) => {
    const app = findOwner(error, filename);
    // A script that is none is the failure of a load, and told there.
    if (app && error instanceof Error && error.name !== 'SyntaxError') reportAppError(app, 'script', error);
  });
}

/**
 * Begins to gather how the remotes do on this page; see docs/decisions/0041.
 *
 * @param reportShare of how many pages all is told; chosen once for this page
 */
export function startHealth(judged: JudgedRegistry, { reportShare = 0 }: Partial<BootData>): void {
  const reporter = createReporter({ versions: versionsOf(judged), isSampled: Math.random() < reportShare });
  health = { reporter, routes: createRouteLog(remoteAt(judged.registry, location.pathname) ?? 'shell') };
  watchErrors(ownerFinder(judged.registry));
  // On the window, so that it runs after whoever measures until the very end and listens to the document.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reporter.flush());
  addEventListener('pagehide', reporter.flush);
  for (const { reason, descriptor } of judged.away) {
    if (reason === 'paused') continue;
    reporter.add({ type: 'failure', app: descriptor.name, kind: reason === 'unsigned' ? 'integrity' : 'incompatible' });
  }
}

/** The remote has loaded, after that many milliseconds; only its first part tells how long the whole remote took. */
export function reportLoad(app: RemoteName, ms: number): void {
  if (loaded.has(app)) return;
  loaded.add(app);
  health?.reporter.add({ type: 'load', app, ms });
}

export const reportLoadFailure = (app: RemoteName, error: unknown): void =>
  health?.reporter.add({ type: 'failure', app, kind: failureKindOf(error) });

export function reportAppError(app: ReportedApp, place: ErrorPlace, error: unknown): void {
  if (error instanceof Error && ENDINGS.has(error.name)) return;
  health?.reporter.add({ type: 'error', app, place, ...factsOf(error) });
}

/** The visitor has gone on to a page of another remote. */
export const reportPage = (app: ReportedApp): void => health?.routes.show(app);

/** Fetches what measures the Core Web Vitals, where this page tells them. */
export async function measureVitals(): Promise<void> {
  if (!health?.reporter.isSampled) return;
  const { startVitals } = await import(/* webpackChunkName: "vitals" */ './vitals.ts');
  startVitals(health.reporter, health.routes);
}
