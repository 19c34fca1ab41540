import type { ServerEvent } from '@barg/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { EventTarget, RealtimePublisher } from '../realtime/publisher.ts';
import type { Database } from './database/tables.ts';

/** A read-only view for repositories: a transaction or the pool itself. */
export type Queryable = Kysely<Database>;

/**
 * One transaction with what must happen together with it: jobs are rows of the same transaction,
 * events are sent only once it has committed. A rollback leaves neither.
 */
export interface UnitOfWork {
  readonly db: Transaction<Database>;
  /** Queues an event; it leaves after the commit, in the order of the calls. */
  publish(target: EventTarget, event: ServerEvent): void;
  /** Enqueues a job in this transaction. `key` makes it replace a waiting job of the same key. */
  addJob(task: string, payload: Record<string, unknown>, options?: JobOptions): Promise<void>;
}

export interface JobOptions {
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
}

export type Work = <T>(body: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** Makes `work(body)`: runs the body in a transaction, then publishes what it queued. */
export const createWork =
  (db: Kysely<Database>, publisher: RealtimePublisher): Work =>
  async (body) => {
    const queued: Array<[EventTarget, ServerEvent]> = [];
    const result = await db.transaction().execute((transaction) =>
      body({
        db: transaction,
        publish: (target, event) => void queued.push([target, event]),
        addJob: (task, payload, options) => enqueue(transaction, task, payload, options),
      }),
    );
    for (const [target, event] of queued) publisher.publish(target, event);
    return result;
  };

const enqueue = async (
  db: Transaction<Database>,
  task: string,
  payload: Record<string, unknown>,
  { key, runAt, maxAttempts = 10 }: JobOptions = {},
): Promise<void> => {
  await sql`select graphile_worker.add_job(
    ${task}::text,
    payload := ${JSON.stringify(payload)}::json,
    run_at := ${runAt ?? null}::timestamptz,
    max_attempts := ${maxAttempts}::int,
    job_key := ${key ?? null}::text
  )`.execute(db);
};
