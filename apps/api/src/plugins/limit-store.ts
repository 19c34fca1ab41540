/// <reference path="./limit-stores.d.ts" />
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { SharedRedis } from '../platform/redis/open-redis.ts';

type Ask = Pick<SharedRedis, 'ask'>;
interface Counted {
  current: number;
  ttl: number;
}

/** Counts in one store, and in the other while the first does not answer. */
const joined = (redis: Ask, shared: FastifyRateLimitStore, local: FastifyRateLimitStore): FastifyRateLimitStore => ({
  incr: (key, done, timeWindow, max) => {
    const count = () =>
      new Promise<Counted>((resolve, reject) => {
        shared.incr(key, (error, counted) => (counted ? resolve(counted) : reject(error)), timeWindow, max);
      });
    void redis.ask(count).then((counted) => {
      if (counted) done(null, counted);
      else local.incr(key, done, timeWindow, max);
    });
  },
  child: (route) => joined(redis, shared.child(route), local.child(route)),
});

/**
 * Where requests are counted: in Redis for all processes together. While it is away each process counts alone, so that
 * logins and money are never open and no request fails for it.
 */
export const limitStoreOf = (redis: SharedRedis): FastifyRateLimitStoreCtor =>
  class LimitStore implements FastifyRateLimitStore {
    readonly #store = joined(
      redis,
      new RedisStore(false, false, redis.asking, `${redis.prefix}:limits:`),
      new LocalStore(false, false),
    );

    incr(...counted: Parameters<FastifyRateLimitStore['incr']>): void {
      this.#store.incr(...counted);
    }

    child(...route: Parameters<FastifyRateLimitStore['child']>): FastifyRateLimitStore {
      return this.#store.child(...route);
    }
  };
