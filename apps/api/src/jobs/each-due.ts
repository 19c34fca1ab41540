import type { Context } from '../context.ts';

/** So much is done in one run, so that it ends; the next one continues. */
const MOST_A_RUN = 10_000;
/** When what was put back is asked about again, in milliseconds: longer than any gateway is waited for. */
export const PUT_BACK_MS = 5 * 60_000;

export interface Due<Row extends { id: string }> {
  /** Some rows that are due, without those of these ids (`notAmong`). */
  find: (seen: readonly string[]) => Promise<readonly Row[]>;
  /** Does one of them, in a transaction of its own. */
  act: (row: Row) => Promise<unknown>;
  /** What could not be done, for the log: 'an order could not be settled'. */
  failure: string;
  /**
   * Makes one due later ({@link PUT_BACK_MS}) before it is done: for what waits for a gateway. So neither a run beside
   * this one nor the next asks about it meanwhile, and what is never answered stands behind the others. False where it
   * is not due any more: it is left out then.
   */
  putBack?: (row: Row) => Promise<boolean>;
  /** Ends the run before its next row; a job that asks gateways is not waited for by a process that ends. */
  stopping?: AbortSignal | undefined;
}

/**
 * Does all that is due, each row once in a run. One that fails is logged, stays due for the next run, and stops nothing:
 * what fails always would be found first always, and a run that took the first hundred would do nothing else.
 */
export const eachDue = async <Row extends { id: string }>(
  { log }: Pick<Context, 'log'>,
  { find, act, failure, putBack, stopping }: Due<Row>,
): Promise<void> => {
  const seen: string[] = [];
  while (seen.length < MOST_A_RUN) {
    const rows = await find(seen);
    if (rows.length === 0) return;
    for (const row of rows) {
      if (stopping?.aborted) return;
      seen.push(row.id);
      try {
        if (!putBack || (await putBack(row))) await act(row);
      } catch (error) {
        // A gateway that does not answer is asked again, and no fault of the site.
        log[putBack ? 'warn' : 'error']({ err: error, id: row.id }, failure);
      }
    }
  }
};
