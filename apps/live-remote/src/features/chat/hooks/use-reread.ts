import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds between two readings: a full house changes every second. */
const CALM = 4000;

/** Reads again some time after a value has changed, however often it changes meanwhile. */
export function useReread(value: number, reread: () => void): void {
  const known = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handleRested = useEffectEvent(reread);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      handleRested();
    }, CALM);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
