import { z } from 'zod';

/** The Redis that the processes of one site share. */
export interface RedisOptions {
  url: string;
  /** All keys and channels begin with it, so that several sites may share one Redis. */
  prefix: string;
}

export const redisEnvironment = {
  REDIS_URL: z.union([z.literal(''), z.url({ protocol: /^rediss?$/ })]).optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('barg'),
};

interface RedisVariables {
  REDIS_URL?: string | undefined;
  REDIS_PREFIX: string;
}

/** Null without a URL: one process needs no Redis. */
export const readRedisOptions = ({ REDIS_URL: url, REDIS_PREFIX: prefix }: RedisVariables): RedisOptions | null =>
  url ? { url, prefix } : null;
