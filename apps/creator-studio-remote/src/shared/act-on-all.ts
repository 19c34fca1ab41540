/** Concurrent calls: a browser has six connections to a server, and the page needs some of them. */
const AT_ONCE = 4;

/** The action for one item; resolves with its error, if it failed. */
export type Act = (id: string) => Promise<{ error?: { message?: string } | undefined }>;

export interface Acting {
  /** Ids for which it has succeeded so far. */
  readonly done: string[];
  /** Ids for which it has failed. */
  readonly failed: string[];
  /** The first failure's message, in the reader's language. */
  reason: string | undefined;
  /** Cancels those that have not started. */
  stop(): void;
  /** Resolves when each has succeeded, failed or been cancelled. */
  readonly finished: Promise<void>;
}

/** What is told of several failures, with the reason of the first: it may say how long to wait. */
export const withReason = (told: string, reason: string | undefined): string => `${told} ${reason ?? ''}`.trim();

/**
 * Runs one action for several items, a few at a time and in their order, so that many deletions end within the minute
 * in which they can be undone.
 */
export const actOnAll = (ids: readonly string[], act: Act): Acting => {
  const waiting = [...ids];
  const acting: Omit<Acting, 'finished'> = {
    done: [],
    failed: [],
    reason: undefined,
    stop: () => waiting.splice(0),
  };
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const { error } = await act(id);
      if (error) acting.reason ??= error.message;
      (error ? acting.failed : acting.done).push(id);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, work);
  return Object.assign(acting, { finished: Promise.all(workers).then(() => undefined) });
};
