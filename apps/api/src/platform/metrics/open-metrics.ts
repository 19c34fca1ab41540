import type { Config } from '../config.ts';
import type { Metrics, PoolCounts, Watched } from './metrics.ts';

/** Null where nobody may read them: then nothing is observed, and the library is not loaded. */
export const openMetrics = async (
  { metricsToken }: Pick<Config, 'metricsToken'>,
  watched: Watched,
): Promise<Metrics | null> => (metricsToken ? (await import('./create-metrics.ts')).createMetrics(watched) : null);

interface Observed {
  database: { pool: PoolCounts };
  replica: { pool: PoolCounts; lagSeconds: () => number } | null;
  realtime: { connected: () => number };
}

/** What of a process is read when somebody looks. */
export const watchedOf = ({ database, replica, realtime }: Observed): Watched => ({
  pools: { main: database.pool, ...(replica && { replica: replica.pool }) },
  sockets: realtime.connected,
  replicaLag: replica?.lagSeconds,
});
