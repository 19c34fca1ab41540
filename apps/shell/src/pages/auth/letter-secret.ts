import { useEffect } from 'react';
import { useLocation } from '@barg/runtime/router';

/**
 * Replaces query and fragment of the address, so that what they held is in no history, and nobody who reads the address
 * later has it: a reload, a referrer, or a script that counts visits. The router's location keeps them, because a page may
 * render more than once.
 */
export const replaceQuery = (query = new URLSearchParams()): void => {
  const search = query.toString();
  history.replaceState(history.state, '', location.pathname + (search && `?${search}`));
};

/**
 * The secret of a letter's link, empty without one. It comes in the fragment, which is sent to no server and written to no
 * log; letters of earlier versions have it in the query. It leaves the address at once.
 */
export function useLetterSecret(name: 'code' | 'token'): string {
  const place = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (location.hash === '' && !query.has(name)) return;
    query.delete(name);
    replaceQuery(query);
  }, [place, name]);
  const inFragment = new URLSearchParams(place.hash.slice(1)).get(name);
  return inFragment ?? new URLSearchParams(place.search).get(name) ?? '';
}
