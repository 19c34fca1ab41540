import { accountHere, isUnanswered, toQueryError } from '@barg/session';

const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

/** Whether what failed may be answered later. */
export const isPassing = (failure: unknown): boolean => {
  const error = toQueryError(failure);
  return isUnanswered(error) || error.statusCode === 429 || error.statusCode >= 500;
};

/** Waits until the device or the socket has a line again, or for so long. */
const lineOr = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', end);
      stop?.();
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener('online', end);
    void import('@barg/session/realtime').then(
      ({ socketStatus$ }) => {
        if (isOver) return;
        // The first one is how it is now.
        let isNews = false;
        const subscription = socketStatus$.subscribe((status) => isNews && status === 'connected' && end());
        isNews = true;
        stop = () => subscription.unsubscribe();
      },
      // Without the socket's code the device and the pause decide.
      () => undefined,
    );
  });

/** The latest act on each thing. */
const latest = new Map<string, symbol>();

/** Reads a thing until the server has answered, and shows the answer. */
export type ReadBack = <Answer>(read: () => Promise<Answer>, show: (answer: Answer) => void) => Promise<void>;

/**
 * Begins an act whose answer may be lost. Then nobody knows what became of it, and the line that has lost the answer can
 * hardly carry another: what this returns reads the thing, again and again until the line is back. It gives up once the
 * server refuses, a later act on the same thing has begun, or another account is here.
 *
 * @param thing of what: `like:feed:…`
 */
export const beginAct = (thing: string): ReadBack => {
  const own = Symbol(thing);
  latest.set(thing, own);
  const account = accountHere();
  const isWanted = (): boolean => latest.get(thing) === own && accountHere() === account;
  return async (read, show) => {
    for (let pause = FIRST_PAUSE_MS; isWanted(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        const answer = await read();
        if (isWanted()) show(answer);
        return;
      } catch (failure) {
        if (!isPassing(failure)) return;
        await lineOr(Math.max(pause, toQueryError(failure).retryAfterMs ?? 0));
      }
    }
  };
};

/** Whether a mutation failed without an answer; for the reason of its `queryFulfilled`. */
export const isLost = (reason: { error: unknown }): boolean => isUnanswered(toQueryError(reason.error));
