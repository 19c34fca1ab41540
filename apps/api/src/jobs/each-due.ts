import type { Context } from '../context.ts';

/** So much is done in one run, so that it ends; the next one continues. */
const MOST_A_RUN = 10_000;

export interface Due<Row extends { id: string }> {
  /** Some rows that are due, without those of these ids (`notAmong`). */
  find: (seen: readonly string[]) => Promise<readonly Row[]>;
  /** Does one of them, in a transaction of its own. */
  act: (row: Row) => Promise<unknown>;
  /** What could not be done, for the log: 'an order could not be settled'. */
  failure: string;
}

/**
 * Does all that is due, each row once in a run. One that fails is logged, stays due for the next run, and stops nothing:
 * what fails always would be found first always, and a run that took the first hundred would do nothing else.
 */
export const eachDue = async <Row extends { id: string }>(
  { log }: Pick<Context, 'log'>,
  { find, act, failure }: Due<Row>,
): Promise<void> => {
  const seen: string[] = [];
  while (seen.length < MOST_A_RUN) {
    const rows = await find(seen);
    if (rows.length === 0) return;
    for (const row of rows) {
      seen.push(row.id);
      try {
        await act(row);
      } catch (error) {
        log.error({ err: error, id: row.id }, failure);
      }
    }
  }
};
