import { useEffect } from 'react';
import { useLocation } from '@barg/runtime/router';
import { routeOf } from '../site/remote-routes.ts';
import { useSite } from '../site/site-context.ts';

/** Not every browser tells when it is idle. */
const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, 1000);
};

/** Keeps account of whose pages are shown, and measures them once nothing better is to be done. */
export function usePageHealth(): void {
  const { health, routes } = useSite();
  const { pathname } = useLocation();
  useEffect(() => health.shown(routeOf(routes, pathname)?.remote ?? 'shell'), [health, routes, pathname]);
  useEffect(() => whenIdle(() => void health.measure().catch(() => undefined)), [health]);
}
