import { useDeferredValue } from 'react';
import { useNavigationType } from '@barg/runtime/router';

/**
 * The items of a list, deferred when they load for the first time: undefined until then, so that the page is shown and
 * reacts to input before many cards are rendered. Later changes are not deferred, and neither is a cached list that one
 * returns to, whose scroll position has to exist.
 */
export function useArrival<T>(value: T | undefined): T | undefined {
  const isReturn = useNavigationType() === 'POP';
  const arrived = useDeferredValue<T | null | undefined>(value, isReturn ? value : null);
  return arrived === null || arrived === undefined ? undefined : value;
}
