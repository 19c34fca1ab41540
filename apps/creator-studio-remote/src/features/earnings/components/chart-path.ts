/** Chart coordinates: x from 0 to 100 in the order of reading, y from 0 (most) to 100 (nothing). */
export interface Point {
  x: number;
  y: number;
}

/** The days of a chart as points; in right-to-left reading time runs from right to left. */
export const toPoints = (values: readonly number[], direction: 'ltr' | 'rtl'): Point[] => {
  const most = Math.max(...values, 1);
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  return values.map((value, index) => {
    const x = index * step;
    return { x: direction === 'rtl' ? 100 - x : x, y: 100 - (value / most) * 100 };
  });
};

const command = (name: string) => (point: Point) => `${name}${point.x.toFixed(2)} ${point.y.toFixed(2)}`;

export const linePath = ([first, ...rest]: readonly Point[]): string =>
  first ? command('M')(first) + rest.map(command('L')).join('') : '';

/** The surface below the line, down to nothing. */
export const areaPath = (points: readonly Point[]): string => {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${linePath(points)}L${last.x.toFixed(2)} 100L${first.x.toFixed(2)} 100Z` : '';
};
