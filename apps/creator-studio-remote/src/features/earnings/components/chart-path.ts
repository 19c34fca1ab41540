/** Chart coordinates: x from 0 to 100 in the order of reading, y from 0 (most) to 100 (nothing). */
export interface Point {
  x: number;
  y: number;
}

const LINES = 4;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];
/** Amounts have no less. */
const SMALLEST_STEP = 0.01;

/** The amounts at the lines of a chart, from nothing up: round numbers, of which the last is no less than `most`. */
export const ticksFor = (most: number): number[] => {
  const least = Math.max(most / LINES, SMALLEST_STEP);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (ROUND_STEPS.find((round) => round * power >= least - Number.EPSILON) ?? 10);
  return Array.from({ length: LINES + 1 }, (_, line) => Math.round(line * step * 1000) / 1000);
};

/** The values of a chart as points below `top`; in right-to-left reading time runs from right to left. */
export const toPoints = (
  values: readonly number[],
  direction: 'ltr' | 'rtl',
  top = Math.max(...values, 1),
): Point[] => {
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  return values.map((value, index) => {
    const x = index * step;
    return { x: direction === 'rtl' ? 100 - x : x, y: 100 - (value / top) * 100 };
  });
};

/** Which of `count` values lies nearest to a place between the left edge (0) and the right edge (1). */
export const nearestTo = (place: number, count: number, direction: 'ltr' | 'rtl'): number => {
  const along = direction === 'rtl' ? 1 - place : place;
  return Math.min(count - 1, Math.max(0, Math.round(along * (count - 1))));
};

const command = (name: string) => (point: Point) => `${name}${point.x.toFixed(2)} ${point.y.toFixed(2)}`;

export const linePath = ([first, ...rest]: readonly Point[]): string =>
  first ? command('M')(first) + rest.map(command('L')).join('') : '';

/** The surface below the line, down to nothing. */
export const areaPath = (points: readonly Point[]): string => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${linePath(points)}L${last.x.toFixed(2)} 100L${first.x.toFixed(2)} 100Z` : '';
};
