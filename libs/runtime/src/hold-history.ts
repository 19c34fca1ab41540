import { afterLayers, indexOf, stepQuietly } from './layers.ts';

/** The part of the router's history that the guard uses. */
export interface HeldHistory {
  push: (to: never, state?: never, options?: never) => void;
}

let handleHeldPop: ((event: PopStateEvent) => void) | null = null;

// Added after the layers' listener, which stops their own steps, and before any router's. A server has no history.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => handleHeldPop?.(event));

interface HoldOptions {
  /** Called instead of leaving; `leave` leaves after all. */
  ask: (leave: () => void) => void;
  /** Whether a step may leave without a question. */
  isFree: () => boolean;
}

/**
 * Holds the page: links, `navigate` and the browser's Back and Forward ask first. Redirects (`replace`) pass. Returns
 * how to release it.
 *
 * React Router has this only for its data routers, at 18 kB more than all the site uses of it. Back cannot be
 * prevented: when a page gets the event the URL has changed. So it is undone before the router gets the event.
 */
export function holdHistory(history: HeldHistory, { ask, isFree }: HoldOptions): () => void {
  const push = history.push;
  let here = indexOf(window.history.state);
  let isLeaving = false;

  history.push = (...step) => {
    const leave = (): void => {
      push.apply(history, step);
      here = indexOf(window.history.state);
    };
    if (isFree()) leave();
    else ask(leave);
  };

  const handlePop = (event: PopStateEvent): void => {
    const there = indexOf(event.state);
    if (isLeaving || isFree() || here === null || there === null || there === here) {
      isLeaving = false;
      here = there;
    } else {
      const distance = there - here;
      event.stopImmediatePropagation();
      stepQuietly(-distance);
      ask(() =>
        afterLayers(() => {
          isLeaving = true;
          window.history.go(distance);
        }),
      );
    }
  };
  handleHeldPop = handlePop;
  return () => {
    history.push = push;
    if (handleHeldPop === handlePop) handleHeldPop = null;
  };
}
