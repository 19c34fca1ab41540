/** At a time: enough for the pace, and few of the connections that requests need as well. */
const LANES = 4;

/** Does something with each item, a few at a time. The first error ends it once those that were begun have ended. */
export const inLanes = async <T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> => {
  const queue = items.values();
  const lane = async (): Promise<void> => {
    for (const item of queue) await act(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};
