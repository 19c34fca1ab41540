import { z } from 'zod';

export const replicaEnvironment = {
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_POOL_SIZE: z.coerce.number().int().min(1).max(1000).default(10),
  DATABASE_REPLICA_MAX_LAG_MS: z.coerce.number().int().min(100).max(60_000).default(1000),
};

/** A server that replays the primary's log, and from which lists are read. */
export interface ReplicaOptions {
  url: string;
  /** The most connections for lists. */
  poolSize: number;
  /** Older than this it is not asked. */
  maxLagMs: number;
}

type ReplicaEnvironment = z.output<z.ZodObject<typeof replicaEnvironment>>;

export const readReplicaOptions = (value: ReplicaEnvironment): ReplicaOptions | null =>
  value.DATABASE_REPLICA_URL === undefined
    ? null
    : {
        url: value.DATABASE_REPLICA_URL,
        poolSize: value.DATABASE_REPLICA_POOL_SIZE,
        maxLagMs: value.DATABASE_REPLICA_MAX_LAG_MS,
      };
