import type { Config } from '../config.ts';
import type { Metrics, Watched } from './metrics.ts';

/** Null where nobody may read them: then nothing is observed, and the library is not loaded. */
export const openMetrics = async (
  { metricsToken }: Pick<Config, 'metricsToken'>,
  watched: Watched,
): Promise<Metrics | null> => (metricsToken ? (await import('./create-metrics.ts')).createMetrics(watched) : null);
