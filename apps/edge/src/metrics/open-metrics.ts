import type { EdgeConfig } from '../config.ts';
import type { OpenMetrics, WatchedEdge } from './edge-metrics.ts';

/** Null where nobody may read them: then nothing is observed, and the library is not loaded. */
export const openMetrics = async (
  { metricsToken: token }: Pick<EdgeConfig, 'metricsToken'>,
  watched: WatchedEdge,
): Promise<OpenMetrics | null> =>
  token === null ? null : { metrics: (await import('./create-metrics.ts')).createMetrics(watched), token };
