import { setTimeout as delay } from 'node:timers/promises';

/** Before it is tried again, in milliseconds: a database is back within seconds, or what was asked for is out of date. */
const PAUSES_MS: readonly number[] = [1000, 4000];

/**
 * Does the same for many at once: what is asked for while it runs is done together by the next run. Nobody waits when
 * it is quiet, and when thousands connect at the same moment they are a few runs and not thousands. What fails is tried
 * again, with what was asked for meanwhile, and given up after the last pause; the rest goes on.
 *
 * @returns asks for one more; answers the work to whoever began it, so that a failure is told once
 */
export const createGathering = <T>(
  run: (items: readonly T[]) => Promise<void>,
  pauses = PAUSES_MS,
): ((item: T) => Promise<void> | undefined) => {
  const waiting = new Set<T>();
  let isRunning = false;

  /** Those that are to be tried again wait as before. */
  const runSome = async (failures: number): Promise<unknown> => {
    const items = [...waiting];
    waiting.clear();
    try {
      await run(items);
      return null;
    } catch (error) {
      if (failures < pauses.length) for (const item of items) waiting.add(item);
      return error;
    }
  };

  const runAll = async (): Promise<void> => {
    isRunning = true;
    let failures = 0;
    let givenUpFor: unknown = null;
    while (waiting.size > 0) {
      const error = await runSome(failures);
      const pause = error === null ? undefined : pauses[failures];
      if (error !== null && pause === undefined) givenUpFor = error;
      failures = pause === undefined ? 0 : failures + 1;
      if (pause !== undefined) await delay(pause);
    }
    isRunning = false;
    if (givenUpFor !== null) throw givenUpFor;
  };

  return (item) => {
    waiting.add(item);
    return isRunning ? undefined : runAll();
  };
};
