import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { ReportedApp } from '@barg/contract';
import type { Reporter } from './reporter.ts';
import type { RouteLog } from './route-log.ts';

const THOUSANDTHS = 1000;

/** When what counts most happened: the interaction, or the largest shift. */
function momentOf({ name, entries }: Metric): number {
  if (name === 'LCP' || name === 'TTFB') return 0;
  const shifts = entries as Array<PerformanceEntry & { value?: number }>;
  return shifts.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))[0]?.startTime ?? 0;
}

/** Measures the Core Web Vitals, each for the remote whose page was shown then. The browser has kept what was before. */
export function startVitals(reporter: Reporter, routes: RouteLog): void {
  const report = (metric: Metric): void => {
    const { name, value } = metric;
    if (name !== 'LCP' && name !== 'INP' && name !== 'CLS' && name !== 'TTFB') return;
    const app: ReportedApp = routes.at(momentOf(metric));
    reporter.add({ type: 'vital', app, vital: name, value: name === 'CLS' ? value * THOUSANDTHS : value });
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
  onTTFB(report);
}
