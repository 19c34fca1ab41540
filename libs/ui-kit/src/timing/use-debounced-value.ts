import { useEffect, useState } from 'react';

/** Long enough for the next letter, short enough to feel at once. */
const PAUSE_MS = 300;

/** A value once it has not changed for a while: so that not every letter that is typed asks the server. */
export const useDebouncedValue = <T>(value: T, milliseconds: number = PAUSE_MS): T => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
};
