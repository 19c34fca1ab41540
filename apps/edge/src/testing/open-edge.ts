import path from 'node:path';
import type { TestContext } from 'node:test';
import { createEdge } from '../app.ts';
import type { EdgeOptions } from '../edge-options.ts';
import { DEFAULT_RATE_LIMIT } from '../config.ts';
import { releasedRemotes } from '../remotes/released-remotes.ts';
import { releasedShell } from '../shell/released-shell.ts';
import type { createDeployment } from './deployment.ts';

type Deployment = Pick<Awaited<ReturnType<typeof createDeployment>>, 'shellDir' | 'publishing'>;

/** The URL of the test's site. */
export const SITE = 'https://barg.example';

/**
 * Starts the edge with a deployment, for one test. It takes no deployments and the API answers everything with empty
 * data, unless `changes` say otherwise.
 */
export const openEdge = async (t: TestContext, { shellDir, publishing }: Deployment, changes: Partial<EdgeOptions>) => {
  const edge = await createEdge({
    shells: releasedShell({ ...publishing, shellDir, report: () => undefined }),
    packagesDir: path.join(shellDir, 'no-packages'),
    remotes: releasedRemotes({ ...publishing, report: () => undefined }),
    publishing: null,
    ask: async () => ({}),
    overrideOrigins: [],
    site: { origin: SITE, isGuess: false },
    storeOrigins: () => null,
    countryHeader: 'cf-ipcountry',
    withdrawals: { find: () => null },
    reportShare: 0.25,
    firstAnswersPatience: 300,
    trustedProxies: [],
    rateLimitPerMinute: DEFAULT_RATE_LIMIT,
    serviceWorker: 'on',
    drawing: null,
    metrics: null,
    tracer: null,
    report: () => undefined,
    ...changes,
  });
  t.after(() => edge.close());
  return edge;
};
