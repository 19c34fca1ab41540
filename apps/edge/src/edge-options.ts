import type { Tracer } from '@barg/api/tracing';
import type { TrustedStore } from '@barg/releases';
import type { AskApi } from './boot-source.ts';
import type { PageDrawing } from './drawing/page-drawing.ts';
import type { OpenMetrics } from './metrics/edge-metrics.ts';
import type { StoreOrigins } from './page/csp.ts';
import type { PublicSite } from './page/preview/describe-page.ts';
import type { Withdrawals } from './remotes/follow-withdrawals.ts';
import type { RemoteSource } from './remotes/released-remotes.ts';
import type { ShellSource } from './shell/released-shell.ts';

export interface EdgeOptions {
  /** Where the packages lie that teams build with; need not exist. */
  packagesDir: string;
  /** The shells that visitors get. */
  shells: ShellSource;
  remotes: RemoteSource;
  /** The store that teams publish to; null when this web tier only reads it. */
  publishing: TrustedStore | null;
  /** Milliseconds in which a file that a team publishes must have come; by default less than the tool waits. */
  filePatience?: number;
  /** The withdrawn canaries, for the public list of deployments. */
  withdrawals: Pick<Withdrawals, 'find'>;
  ask: AskApi;
  /** Origins from which a page may load remotes by `?mf-override`. */
  overrideOrigins: readonly string[];
  trustedProxies: readonly string[];
  rateLimitPerMinute: number;
  /** The origins of a file storage that browsers reach directly; null when all files come from the site. */
  storeOrigins: () => StoreOrigins | null;
  site: PublicSite;
  /** The header, in lower case, in which a proxy sends the visitor's country; empty when none does. */
  countryHeader: string;
  /** The share of pages, between 0 and 1, that report everything. */
  reportShare: number;
  /** How long a page waits for its first answers, in milliseconds. */
  firstAnswersPatience: number;
  /** `off` removes the service worker from browsers that have it. */
  serviceWorker: 'on' | 'off';
  /** Draws guests' first screens; null: browsers draw everything. */
  drawing: PageDrawing | null;
  /** What this web tier observes of itself; null where nobody may read it. */
  metrics: OpenMetrics | null;
  /** Writes what it does as traces; null where there are none. */
  tracer: Tracer | null;
  /** Tells the operator what could not be answered. */
  report: (message: string) => void;
}
