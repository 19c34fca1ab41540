import { useEffect, useState } from 'react';

/** Milliseconds: longer than the pause between letters, and not noticeable. */
const PAUSE_MS = 300;

/** A debounced value, so that not every typed letter makes a request. */
export const useDebouncedValue = <T>(value: T, milliseconds: number = PAUSE_MS): T => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
};
