import { CONTRACT_VERSION, SHELL, type ErrorPlace, type RemoteName, type ReportedApp } from '@barg/contract';
import { factsOf, ownerFinder } from './error-facts.ts';
import { failureKindOf, wasCutShort } from './failure-kind.ts';
import { createReporter, type Reporter } from './reporter.ts';
import type { RouteLog } from './route-log.ts';
import type { JudgedRegistry } from '../site/registry.ts';

/** What ends when a page is left says so by an error. */
const ENDINGS = new Set(['AbortError', 'CanceledError']);

function versionsOf({ registry, away }: JudgedRegistry, shell?: string): Partial<Record<ReportedApp, string>> {
  const known = Object.values(registry.remotes).map(({ descriptor, version }) => [descriptor.name, version]);
  const refused = away.map(({ descriptor, version }) => [descriptor.name, version]);
  return Object.fromEntries([...known, ...refused, [SHELL, shell]]) as Partial<Record<ReportedApp, string>>;
}

/** On the console in words, for who looks at this page; to the site as a failure, of whatever is not loaded as it says. */
function tellOfRegistry({ away, collisions }: JudgedRegistry, reporter: Reporter): void {
  for (const { reason, descriptor } of away) {
    const { name: app, contract } = descriptor;
    const words = `Remote ${app} (contract ${contract}, shell ${CONTRACT_VERSION}) is not loaded: ${reason}`;
    if (reason === 'paused') {
      // Its team wanted that: nothing has gone wrong.
      console.info(words);
      continue;
    }
    console.error(words);
    reporter.add({ type: 'failure', app, kind: reason === 'unsigned' ? 'integrity' : 'incompatible' });
  }
  for (const { remote, part, name, owner } of collisions) {
    console.error(`The ${part} ${name} of remote ${remote} is left out: it is that of ${owner}`);
    reporter.add({ type: 'failure', app: remote, kind: 'collision' });
  }
}

/** What a page tells of its remotes, and how it judges what it is told itself. */
export function createGatherer(judged: JudgedRegistry, isSampled: boolean, shell?: string) {
  const reporter = createReporter({ versions: versionsOf(judged, shell), isSampled });
  const findOwner = ownerFinder(judged.registry);
  const loaded = new Set<ReportedApp>();

  const tellError = (app: ReportedApp, place: ErrorPlace, error: unknown): void => {
    if (error instanceof Error && ENDINGS.has(error.name)) return;
    reporter.add({ type: 'error', app, place, ...factsOf(error) });
  };

  // On the window, so that it runs after whoever measures until the very end and listens to the document.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reporter.flush());
  addEventListener('pagehide', reporter.flush);
  tellOfRegistry(judged, reporter);

  return {
    /** Only the first part of a remote tells how long the whole remote took; the shell's is the page itself. */
    load: (app: ReportedApp, ms: number): void => {
      if (loaded.has(app)) return;
      loaded.add(app);
      reporter.add({ type: 'load', app, ms });
    },
    loadFailure: (app: RemoteName, error: unknown): void => {
      const kind = failureKindOf(error);
      if (kind !== 'integrity') reporter.add({ type: 'failure', app, kind });
      // A line that broke is no sign of changed files.
      else
        void wasCutShort(error).then((isCut) => reporter.add({ type: 'failure', app, kind: isCut ? 'network' : kind }));
    },
    appError: tellError,
    rejection: ({ reason }: PromiseRejectionEvent): void => {
      const app = findOwner(reason);
      if (app) tellError(app, 'promise', reason);
    },
    scriptError: ({ error, filename }: ErrorEvent): void => {
      const app = findOwner(error, filename);
      // A script that is none is the failure of a load, and told there.
      if (app && error instanceof Error && error.name !== 'SyntaxError') tellError(app, 'script', error);
    },
    /** Fetches what measures the Core Web Vitals. */
    measureVitals: async (routes: RouteLog): Promise<void> => {
      const { startVitals } = await import(/* webpackChunkName: "vitals" */ './vitals.ts');
      startVitals(reporter, routes);
    },
  };
}

export type Gatherer = ReturnType<typeof createGatherer>;
