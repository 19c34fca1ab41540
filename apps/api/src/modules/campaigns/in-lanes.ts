import pLimit from 'p-limit';

/** At a time: enough for the pace, and few of the connections that requests need as well. */
const LANES = 4;

/** Does something with each item, a few at a time. The first error ends it once those that were begun have ended. */
export const inLanes = async <T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> => {
  const lanes = pLimit({ concurrency: LANES, rejectOnClear: true });
  const errors: unknown[] = [];
  const doOne = async (item: T): Promise<void> => {
    try {
      await act(item);
    } catch (error) {
      errors.push(error);
      lanes.clearQueue();
    }
  };
  await Promise.allSettled(items.map((item) => lanes(doOne, item)));
  if (errors.length > 0) throw errors[0];
};
