/**
 * Does the same for many at once: what is asked for while it runs is done together by the next run. Nobody waits when
 * it is quiet, and when thousands connect at the same moment they are a few runs and not thousands.
 *
 * @returns asks for one more; answers the work to whoever began it, so that a failure is told once
 */
export const createGathering = <T>(
  run: (items: readonly T[]) => Promise<void>,
): ((item: T) => Promise<void> | undefined) => {
  const waiting = new Set<T>();
  let isRunning = false;

  const runAll = async (): Promise<void> => {
    isRunning = true;
    try {
      while (waiting.size > 0) {
        const items = [...waiting];
        waiting.clear();
        await run(items);
      }
    } finally {
      isRunning = false;
    }
  };

  return (item) => {
    waiting.add(item);
    return isRunning ? undefined : runAll();
  };
};
