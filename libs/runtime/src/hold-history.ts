import { afterLayers, indexOf, stepQuietly } from './layers.ts';

/** What the guard needs of the router's history. */
export interface HeldHistory {
  push: (to: never, state?: never, options?: never) => void;
}

let handleHeldPop: ((event: PopStateEvent) => void) | null = null;

// Added after the listener of the layers, so that their steps do not come here, and before that of any router. A server
// that draws has no history to hold.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => handleHeldPop?.(event));

interface HoldOptions {
  /** Called instead of leaving; `leave` leaves after all. */
  ask: (leave: () => void) => void;
  /** Whether a step is made without a question. */
  isFree: () => boolean;
}

/**
 * Holds the page where it is: links, calls of `navigate` and the browser's Back and Forward ask first. Redirects
 * (`replace`) pass. Returns how to let go.
 *
 * React Router has this for its data routers only, at 18 kB more than all the site uses of it. Back cannot be
 * prevented: by the time a page hears of it the address has changed. So it is taken back before the router hears of it.
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
