import { useObservable } from './use-observable.ts';
import { onDemand } from './webrtc/index.ts';

const TICK_MS = 1000;

/** A timer that runs while there are subscribers. */
const now = onDemand(Date.now(), (set) => {
  const tick = () => set(Date.now());
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});

/** The time in milliseconds since 1970, updated each second. */
export const useNow = (): number => useObservable(now);
