import type { WebVital } from '@barg/contract';
import type { ReportedEvent } from './client-reports.schema.ts';

/** What is counted for a version. `seen-failure`: failures from pages that report everything. */
export type Measure = 'load' | 'failure' | 'seen-failure' | 'error' | 'seen-error' | WebVital;

/** Upper bounds of histogram slots in milliseconds, close where they decide whether a page feels quick. */
const MS_BOUNDS = [50, 100, 150, 200, 300, 400, 600, 800, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000];
/** Of layout shifts, in thousandths. */
const CLS_BOUNDS = [0, 5, 10, 25, 50, 75, 100, 150, 200, 250, 400, 600, 1000];
/** The slot above all bounds. */
export const BEYOND = 'more';

export const boundsOf = (measure: Measure): readonly number[] => (measure === 'CLS' ? CLS_BOUNDS : MS_BOUNDS);

/** The histogram slot of a value. */
export const slotOf = (measure: Measure, value: number): string =>
  String(boundsOf(measure).find((bound) => value <= bound) ?? BEYOND);

/** An increment of one count. */
export interface Count {
  app: string;
  version: string;
  measure: Measure;
  slot: string;
  /** The measured value; 0 for counts without one. */
  value: number;
}

/** The counts that an event increments. */
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
 * A quantile of the measured values, from a histogram; interpolated linearly between two bounds. Null without values.
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
  // In the last slot only the lower bound is known.
  return bounds.at(-1) ?? null;
}
