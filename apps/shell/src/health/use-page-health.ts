import { useEffect } from 'react';
import { useLocation } from '@barg/runtime/router';
import { routeOf } from '../site/remote-routes.ts';
import { useSite } from '../site/site-context.ts';
import { measureHealth, reportPage } from './health.ts';

/** Not every browser tells when it is idle. */
const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, 1000);
};

/** Keeps account of whose pages are shown, and measures them once nothing better is to be done. */
export function usePageHealth(): void {
  const { routes } = useSite();
  const { pathname } = useLocation();
  useEffect(() => reportPage(routeOf(routes, pathname)?.remote ?? 'shell'), [routes, pathname]);
  useEffect(() => whenIdle(() => void measureHealth().catch(() => undefined)), []);
}
