import type { TestContext } from 'node:test';
import pg from 'pg';

/**
 * Counts the statements that a piece of work sends. To be called before the connections open, which keep the method that
 * they find.
 *
 * The work is done three times, and the lesser of the last two counts: the first fills what a process keeps for a second,
 * and a busy machine may open a connection in a later one, which asks as well. The clock stands meanwhile, so that
 * nothing kept runs out between them.
 */
export const countStatements = (t: Pick<TestContext, 'mock'>) => {
  const { mock } = t.mock.method(pg.Client.prototype, 'query');
  return async (work: () => Promise<unknown>): Promise<number> => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    try {
      await work();
      const counts: number[] = [];
      for (let round = 0; round < 2; round += 1) {
        mock.resetCalls();
        await work();
        counts.push(mock.callCount());
      }
      return Math.min(...counts);
    } finally {
      t.mock.timers.reset();
    }
  };
};
