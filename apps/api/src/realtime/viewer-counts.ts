/** A stream's count is told at most so often. Milliseconds. */
const TOLD_EVERY = 1000;

/** Has a stream's viewers told how many they are, some time after one came or went. */
export const createViewerCounts = (tell: (streamId: string) => void) => {
  const timers = new Map<string, NodeJS.Timeout>();

  return {
    changed: (streamId: string): void => {
      if (timers.has(streamId)) return;
      const look = () => {
        timers.delete(streamId);
        tell(streamId);
      };
      timers.set(streamId, setTimeout(look, TOLD_EVERY));
    },
    close: (): void => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
};

export type ViewerCounts = ReturnType<typeof createViewerCounts>;
