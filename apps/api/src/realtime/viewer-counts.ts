/** Milliseconds between two counts of a stream. */
const TOLD_EVERY = 1000;

/** Sends a stream's number of viewers, some time after it changed. */
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
