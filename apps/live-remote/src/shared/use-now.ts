import { useObservable } from './use-observable.ts';
import { onDemand } from './webrtc/index.ts';

const TICK_MS = 1000;

/** Runs only while something on the page shows it. */
const now = onDemand(Date.now(), (set) => {
  const tick = () => set(Date.now());
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
});

/** The time in milliseconds since 1970, each second anew. */
export const useNow = (): number => useObservable(now);
