import type { ServerEvent } from '@barg/contract';
import { sql } from 'kysely';
import type { EventTarget, RealtimePublisher } from './publisher.ts';
import { transaction } from './database/connect.ts';
import { withCommit } from './database/pipelining.ts';
import type { Db, Transaction } from './database/tables.ts';
import type { HookData } from './hooks.ts';
import { together } from './together.ts';

/** What repositories query: the pool, or the caller's transaction. */
export type Queryable = Db | Transaction;

/**
 * One transaction with what must happen together with it: jobs are rows of the same transaction,
 * events are sent only once it has committed. A rollback leaves neither.
 */
export interface UnitOfWork {
  readonly db: Transaction;
  /** When what is written happened, for history that is written later; where nothing is said, now. */
  readonly happenedAt?: Date;
  /** Queues an event; it leaves after the commit, in the order of the calls. */
  publish(target: EventTarget, event: ServerEvent): void;
  /** Enqueues a job in this transaction. `key` makes it replace a waiting job of the same key. */
  addJob(task: string, payload: Record<string, unknown>, options?: JobOptions): Promise<void>;
  /** Calls the hook of every module that declares it, one after the other. */
  callHook<Name extends keyof HookData>(name: Name, data: HookData[Name]): Promise<void>;
  /** Calls it for all of them at once, for hooks that only look. Of their errors the first module's counts. */
  askHook<Name extends keyof HookData>(name: Name, data: HookData[Name]): Promise<void>;
  /**
   * Takes a statement (one, already sent) whose answer nobody needs: it is answered in one round trip with the
   * commit, which fails where it fails.
   */
  withCommit(statement: Promise<unknown>): void;
}

/** A module's handlers of hooks. */
export type Hooks = { [Name in keyof HookData]?: (unit: UnitOfWork, data: HookData[Name]) => Promise<void> };

/** How often a job is tried where nothing is said. */
export const MAX_ATTEMPTS = 10;

export interface JobOptions {
  key?: string;
  /** A waiting job of the same key keeps its place in the queue instead of moving to the end. */
  keepsPlace?: boolean;
  runAt?: Date;
  maxAttempts?: number;
  /** Jobs with a lower one run first; 0 by default. */
  priority?: number;
}

export type Work = <T>(body: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/**
 * Makes `work(body)`: runs the body in a transaction, then publishes what it queued. The body may run again when
 * PostgreSQL gave way to another transaction, so it must do nothing that a rollback does not undo.
 *
 * @param modules whose hooks are called, in this order
 */
export const createWork = (db: Db, publisher: RealtimePublisher, modules: readonly Hooks[]): Work => {
  const declaring = whoDeclares(modules);
  return async (body) => {
    let queued: Array<[EventTarget, ServerEvent]> = [];
    const result = await transaction(db, (trx) => {
      // In a repeated attempt: events of the first one are dropped.
      queued = [];
      const unit: UnitOfWork = {
        db: trx,
        publish: (target, event) => void queued.push([target, event]),
        addJob: (task, payload, options) => enqueue(trx, task, payload, options),
        callHook: async (name, data) => {
          for (const hooks of declaring(name)) await hooks[name]?.(unit, data);
        },
        askHook: async (name, data) => {
          await together(declaring(name).map((hooks) => hooks[name]?.(unit, data)));
        },
        withCommit: (statement) => withCommit(trx, statement),
      };
      return body(unit);
    });
    for (const [target, event] of queued) publisher.publish(target, event);
    return result;
  };
};

/** The modules that declare a hook, looked up once. Few do, and to wait for each of the others took time of a payment. */
const whoDeclares = (modules: readonly Hooks[]) => {
  const known = new Map<keyof HookData, readonly Hooks[]>();
  return (name: keyof HookData): readonly Hooks[] => {
    const declaring = known.get(name) ?? modules.filter((hooks) => hooks[name]);
    known.set(name, declaring);
    return declaring;
  };
};

/** Carries the result out of a transaction that is rolled back. */
class Rehearsed<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('rehearsed');
    this.result = result;
  }
}

/** Runs the body, returns its result, and rolls everything back: rows, jobs and events. */
export const rehearse = async <T>(work: Work, body: (unit: UnitOfWork) => Promise<T>): Promise<T> => {
  try {
    return await work<T>(async (unit) => {
      throw new Rehearsed(await body(unit));
    });
  } catch (end) {
    if (end instanceof Rehearsed) return end.result as T;
    throw end;
  }
};

/** Enqueues a job, outside of a unit of work only for what plays somebody outside of the site. */
export const enqueue = async (
  db: Queryable,
  task: string,
  payload: Record<string, unknown>,
  { key, keepsPlace = false, runAt, maxAttempts = MAX_ATTEMPTS, priority = 0 }: JobOptions = {},
): Promise<void> => {
  await sql`select graphile_worker.add_job(
    ${task}::text,
    payload := ${JSON.stringify(payload)}::json,
    run_at := ${runAt ?? null}::timestamptz,
    max_attempts := ${maxAttempts}::int,
    priority := ${priority}::int,
    job_key := ${key ?? null}::text,
    job_key_mode := ${keepsPlace ? 'preserve_run_at' : 'replace'}::text
  )`.execute(db);
};
