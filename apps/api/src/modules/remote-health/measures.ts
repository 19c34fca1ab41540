import type { WebVital } from '@barg/contract';
import type { ReportedEvent } from './client-reports.schema.ts';

/** What is counted of a version. `seen-failure` are the failures of the pages that report everything. */
export type Measure = 'load' | 'failure' | 'seen-failure' | 'error' | 'seen-error' | WebVital;

/** Upper bounds of times in milliseconds. They lie close where it decides whether a page feels quick. */
const MS_BOUNDS = [50, 100, 150, 200, 300, 400, 600, 800, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000];
/** Of layout shifts, in thousandths. */
const CLS_BOUNDS = [0, 5, 10, 25, 50, 75, 100, 150, 200, 250, 400, 600, 1000];
/** Above every bound. */
export const BEYOND = 'more';

export const boundsOf = (measure: Measure): readonly number[] => (measure === 'CLS' ? CLS_BOUNDS : MS_BOUNDS);

/** The slot of a histogram that a value falls into. */
export const slotOf = (measure: Measure, value: number): string =>
  String(boundsOf(measure).find((bound) => value <= bound) ?? BEYOND);

/** One more of something. */
export interface Count {
  app: string;
  version: string;
  measure: Measure;
  slot: string;
  /** What was measured; 0 where nothing is. */
  value: number;
}

/** What an event adds to the counts. */
export function countsOf(event: ReportedEvent, isSampled: boolean): Count[] {
  const { app, version } = event;
  const one = (measure: Measure, slot: string, value = 0): Count => ({ app, version, measure, slot, value });
  const failed = (measure: 'failure' | 'error', slot: string): Count[] => [
    one(measure, slot),
    ...(isSampled ? [one(`seen-${measure}`, slot)] : []),
  ];
  switch (event.type) {
    case 'load':
      return [one('load', slotOf('load', event.ms), event.ms)];
    case 'vital':
      return [one(event.vital, slotOf(event.vital, event.value), event.value)];
    case 'failure':
      return failed('failure', event.kind);
    case 'error':
      return failed('error', event.place);
  }
}

/**
 * The value that a share of the measured ones does not exceed, read from a histogram; between two bounds as if all
 * values lay evenly. Null where nothing was measured.
 *
 * @param counts by slot
 */
export function quantileOf(measure: Measure, counts: ReadonlyMap<string, number>, share: number): number | null {
  const bounds = boundsOf(measure);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = total * share;
  for (const [index, bound] of bounds.entries()) {
    const count = counts.get(String(bound)) ?? 0;
    const lower = bounds[index - 1] ?? 0;
    if (count > 0 && left <= count) return Math.round(lower + (bound - lower) * (left / count));
    left -= count;
  }
  // All that is known is that it was more.
  return bounds.at(-1) ?? null;
}
