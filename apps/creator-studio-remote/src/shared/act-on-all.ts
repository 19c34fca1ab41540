/** So many calls are under way at once: a browser has six connections to a server, and the page needs some of them. */
const AT_ONCE = 4;

/** What is done with one of several; its answer says whether that failed, and why. */
export type Act = (id: string) => Promise<{ error?: { message?: string } | undefined }>;

export interface Acting {
  /** Those with which it is done, while that goes on. */
  readonly done: string[];
  /** Those that were refused. */
  readonly failed: string[];
  /** Why the first of those was refused, in the reader's language. */
  reason: string | undefined;
  /** Leaves out those that have not been begun. */
  stop(): void;
  /** All are done, refused or left out. */
  readonly finished: Promise<void>;
}

/** Does one thing with several works, some at a time, in their order: many take no longer than can be taken back. */
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
