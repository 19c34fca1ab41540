import { useCallback, useEffect, useRef, useState } from 'react';

const REST_MS = 3000;

/** Whether the user is active, until three seconds after the last interaction. */
export const useActivity = () => {
  const [isActive, setIsActive] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const rest = useCallback(() => {
    window.clearTimeout(timer.current);
    setIsActive(false);
  }, []);
  const stir = useCallback(() => {
    window.clearTimeout(timer.current);
    setIsActive(true);
    timer.current = window.setTimeout(() => setIsActive(false), REST_MS);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { isActive, stir, rest };
};
