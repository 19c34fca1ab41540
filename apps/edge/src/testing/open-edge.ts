import type { TestContext } from 'node:test';
import { createEdge, type EdgeOptions } from '../app.ts';
import { DEFAULT_RATE_LIMIT } from '../config.ts';
import { releasedRemotes } from '../remotes/released-remotes.ts';
import type { createDeployment } from './deployment.ts';

type Deployment = Pick<Awaited<ReturnType<typeof createDeployment>>, 'shellDir' | 'publishing'>;

/** Where the site of a test stands. */
export const SITE = 'https://barg.example';

/**
 * The edge with what is deployed there, until the test is over. It takes no deployments and the API has an empty answer
 * to everything, unless `changes` say otherwise.
 */
export const openEdge = async (t: TestContext, { shellDir, publishing }: Deployment, changes: Partial<EdgeOptions>) => {
  const edge = await createEdge({
    shellDir,
    remotes: releasedRemotes({ ...publishing, report: () => undefined }),
    publishing: null,
    ask: async () => ({}),
    overrideOrigins: [],
    site: { origin: SITE, isGuess: false },
    storeOrigins: null,
    countryHeader: 'cf-ipcountry',
    withdrawals: { find: () => null },
    reportShare: 0.25,
    firstAnswersPatience: 300,
    trustedProxies: [],
    rateLimitPerMinute: DEFAULT_RATE_LIMIT,
    serviceWorker: 'on',
    ...changes,
  });
  t.after(() => edge.close());
  return edge;
};
