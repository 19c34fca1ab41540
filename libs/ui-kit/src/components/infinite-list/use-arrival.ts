import { useDeferredValue } from 'react';
import { useNavigationType } from '@barg/runtime/router';

/**
 * What a list holds, a moment later when it comes for the first time: undefined until then. The page around it is shown
 * and answers to a press before many cards are drawn. Later changes are shown at once, and so is a list that one comes
 * back to: its place must be there.
 */
export function useArrival<T>(value: T | undefined): T | undefined {
  const isReturn = useNavigationType() === 'POP';
  const arrived = useDeferredValue<T | null | undefined>(value, isReturn ? value : null);
  return arrived === null || arrived === undefined ? undefined : value;
}
