import { z } from 'zod';

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

export const databaseEnvironment = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_PREPARE: z.enum(['on', 'off']).default('on'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(1000).default(10),
  // One of them listens for new jobs, for the workers of all lanes.
  DATABASE_JOBS_POOL_SIZE: z.coerce.number().int().min(5).max(1000).default(8),
};

/** How a database is connected to, besides its URL. */
export interface DatabaseOptions {
  /** For what needs a session of its own, where the other URL is a pooler in transaction mode. */
  directUrl?: string | undefined;
  /** Whether frequent statements are prepared; off for poolers that lose them. On unless said otherwise. */
  isPrepared?: boolean;
  /** The most connections for requests and for what jobs do; 10 unless said otherwise. */
  poolSize?: number;
}

type DatabaseEnvironment = z.output<z.ZodObject<typeof databaseEnvironment>>;

export const readDatabaseOptions = (value: DatabaseEnvironment): DatabaseOptions => ({
  directUrl: value.DATABASE_DIRECT_URL,
  isPrepared: value.DATABASE_PREPARE === 'on',
  poolSize: value.DATABASE_POOL_SIZE,
});
