import { lastDayOf, nameOf, rangeOf } from './download-history.ts';

/** The start of a day in the browser's time zone, as it is picked. */
const day = (text: string): string => new Date(`${text}T00:00:00`).toISOString();
const now = new Date(day('2026-11-30'));

it('has three years from a first day that is alone, and says that they are not all', () => {
  const range = rangeOf({ from: day('2022-01-01') }, now);
  expect(range).toEqual({ from: day('2022-01-01'), to: day('2025-01-01'), isCut: true });
  expect(lastDayOf(range)).toBe('2024-12-31');
});

it.each([
  [{}, day('2023-11-30'), now.toISOString()],
  [{ from: day('2026-03-01'), to: day('2026-04-01') }, day('2026-03-01'), day('2026-04-01')],
  [{ to: day('2025-01-01') }, day('2022-01-01'), day('2025-01-01')],
])('has all of the days that are chosen: %j', (search, from, to) => {
  expect(rangeOf(search, now)).toEqual({ from, to, isCut: false });
});

it('is named by the days that were picked', () => {
  const range = rangeOf({ from: day('2026-03-01'), to: day('2026-04-01') }, now);
  expect(nameOf(range)).toBe('wallet-2026-03-01-2026-03-31.csv');
});
