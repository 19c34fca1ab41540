/**
 * Concurrent uploads. A browser has six connections to a server, and the page needs some: behind twenty files its own
 * requests were too late.
 */
const AT_ONCE = 3;

let running = 0;
const waiting: Array<() => void> = [];

/** Calls `begin` when a slot is free, in order. The returned function frees the slot, or leaves the queue. */
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
