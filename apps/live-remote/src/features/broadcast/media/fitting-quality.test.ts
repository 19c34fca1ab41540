import { fittingQuality } from './fitting-quality.ts';

test.each([
  [0, null],
  [990_000, null],
  [1_000_000, 'low'],
  [3_300_000, 'low'],
  [3_400_000, 'standard'],
  [5_900_000, 'standard'],
  [6_000_000, 'high'],
  [90_000_000, 'high'],
])('a line of %d bits per second carries %s', (rate, quality) => {
  expect(fittingQuality(rate)).toBe(quality);
});
