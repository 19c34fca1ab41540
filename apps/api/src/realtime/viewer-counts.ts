/** Milliseconds between two tellings, at least and at most. */
const SOONEST = 1000;
const LATEST = 10_000;
/** Milliseconds for each socket here, of which nearly all may watch something: a thousand are told in a second. */
const FOR_EACH_SOCKET = 1;

export interface ViewerCountsOptions {
  /** Counts streams and tells their viewers. */
  tell: (streamIds: readonly string[]) => void;
  /** How many sockets this process has. */
  sockets: () => number;
}

/**
 * Tells streams' numbers of viewers some time after they changed, all that have changed at once. When thousands come
 * back, every join changes a number that everybody in the room is told: the more there are, the less often.
 */
export const createViewerCounts = ({ tell, sockets }: ViewerCountsOptions) => {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const tellAll = (): void => {
    timer = undefined;
    const streamIds = [...changed];
    changed.clear();
    tell(streamIds);
  };

  return {
    changed: (streamId: string): void => {
      changed.add(streamId);
      timer ??= setTimeout(tellAll, Math.min(Math.max(SOONEST, sockets() * FOR_EACH_SOCKET), LATEST));
    },
    close: (): void => {
      clearTimeout(timer);
      changed.clear();
    },
  };
};

export type ViewerCounts = ReturnType<typeof createViewerCounts>;
