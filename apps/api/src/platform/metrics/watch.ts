import { Gauge, type Registry } from 'prom-client';
import type { PoolCounts, Watched } from './metrics.ts';

type Figures = ReadonlyArray<readonly [labels: Record<string, string>, value: number]>;

/** Gauges that are read when they are asked for: what they tell changes more often than anybody looks. */
export const watch = (registry: Registry, { pools, sockets, replicaLag }: Watched): void => {
  const addGauge = (name: string, help: string, labelNames: string[], read: () => Figures): Gauge =>
    new Gauge({
      ...{ name, help, labelNames, registers: [registry] },
      collect() {
        for (const [labels, value] of read()) this.set(labels, value);
      },
    });
  const ofPools = (read: (pool: PoolCounts) => Figures) => (): Figures =>
    Object.entries(pools).flatMap(([pool, counts]) =>
      read(counts).map(([labels, value]) => [{ pool, ...labels }, value] as const),
    );

  addGauge('barg_sockets', 'Sockets that are connected to this process.', [], () => [[{}, sockets()]]);
  if (replicaLag)
    addGauge('barg_replica_lag_seconds', 'How old the data of the replica is at most.', [], () => [[{}, replicaLag()]]);
  addGauge(
    ...(['barg_database_connections', 'Open connections to the database, by use.'] as const),
    ['pool', 'state'],
    ofPools(({ totalCount, idleCount }) => [
      [{ state: 'idle' }, idleCount],
      [{ state: 'used' }, totalCount - idleCount],
    ]),
  );
  addGauge(
    ...(['barg_database_connections_max', 'The most connections that the pool opens.'] as const),
    ['pool'],
    ofPools(({ options }) => [[{}, options.max]]),
  );
  addGauge(
    ...(['barg_database_waiting', 'Callers that wait for a connection.'] as const),
    ['pool'],
    ofPools(({ waitingCount }) => [[{}, waitingCount]]),
  );
};
