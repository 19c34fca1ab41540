/**
 * So many files leave at once. A browser has six connections to a server, and the page needs some of them for itself:
 * behind twenty files its own parts came too late.
 */
const AT_ONCE = 3;

let running = 0;
const waiting: Array<() => void> = [];

/** Calls `begin` once it is its turn, in the order asked. The answer gives the turn back, or waits for it no longer. */
export const acquireSlot = (begin: () => void): (() => void) => {
  let state: 'waiting' | 'running' | 'over' = 'waiting';
  const run = () => {
    state = 'running';
    running += 1;
    begin();
  };
  if (running < AT_ONCE) run();
  else waiting.push(run);
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(run), 1);
    if (state === 'running') {
      running -= 1;
      waiting.shift()?.();
    }
    state = 'over';
  };
};
