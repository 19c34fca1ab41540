import type { ReportedApp } from '@barg/contract';

/** Which remote's page was shown when. */
export function createRouteLog(first: ReportedApp) {
  const shown: Array<{ from: number; app: ReportedApp }> = [{ from: 0, app: first }];
  return {
    show: (app: ReportedApp): void => {
      if (shown.at(-1)?.app !== app) shown.push({ from: performance.now(), app });
    },
    /** @param time of the page's own clock, milliseconds */
    at: (time: number): ReportedApp => shown.findLast(({ from }) => from <= time)?.app ?? first,
  };
}

export type RouteLog = ReturnType<typeof createRouteLog>;
