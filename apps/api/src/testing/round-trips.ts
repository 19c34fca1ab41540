import type { TestContext } from 'node:test';
import pg from 'pg';

/**
 * Counts round trips to the database. A statement begins one unless its connection has sent something before and has not
 * heard anything since: that one waits for no answer. To be called before the connections open, which keep the method
 * that they find.
 */
export const countRoundTrips = (t: Pick<TestContext, 'mock'>) => {
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const unanswered = new WeakSet<pg.Client>();
  let [statements, roundTrips] = [0, 0];

  function query(this: pg.Client, ...args: unknown[]): unknown {
    statements += 1;
    if (!unanswered.has(this)) roundTrips += 1;
    unanswered.add(this);
    const hear = () => void unanswered.delete(this);
    const answer = Reflect.apply(original, this, args);
    if (answer instanceof Promise) answer.then(hear, hear);
    else hear();
    return answer;
  }
  t.mock.method(pg.Client.prototype, 'query', query as typeof pg.Client.prototype.query);

  return async <T>(work: () => Promise<T>): Promise<{ result: T; statements: number; roundTrips: number }> => {
    [statements, roundTrips] = [0, 0];
    const result = await work();
    return { result, statements, roundTrips };
  };
};
