import { EventEmitter } from 'node:events';
import type { WorkerEvents, WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';

/** Under this name the queue tells of new jobs. */
const NEW_JOBS = 'jobs:insert';

/**
 * The pool as runners get it that do not listen for new jobs themselves: each would keep a connection for it. The queue
 * listens on the one connection that it asks for with a callback, and waits for it in vain.
 */
export const withoutListening = (pool: Pool): Pool =>
  new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return (callback?: unknown) => (callback ? undefined : target.connect());
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/**
 * What several runners tell of themselves: the ids under which they lock jobs. What the one that listens hears wakes the
 * others.
 */
export const followRunners = (): { events: WorkerEvents; ids: readonly string[] } => {
  const events: WorkerEvents = new EventEmitter();
  const [ids, pools]: [string[], WorkerPool[]] = [[], []];
  events.on('pool:create', ({ workerPool }) => {
    ids.push(workerPool.id);
    pools.push(workerPool);
  });
  events.on('pool:listen:notification', ({ workerPool: listening, message }) => {
    if (message.channel !== NEW_JOBS) return;
    for (const pool of pools) if (pool !== listening) pool.nudge(1);
  });
  return { events, ids };
};
